// Where the worker's files are: inside this page, or next to it on a web server.

export function pageParts(language) {
  const settings = { ...JSON.parse(document.getElementById("settings").textContent), language };
  const inside = document.getElementById("part-worker");
  if (!inside) {
    const here = new URL("./", location.href);
    const read = async (name) => {
      const answer = await fetch(new URL(name, here));
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      return new Uint8Array(await answer.arrayBuffer());
    };
    const names = { wasm: "pyodide.asm.wasm", stdlib: "python_stdlib.zip", runtime: "pyodide.asm.mjs", loader: "pyodide.mjs", fragkit: "fragkit.zip" };
    return {
      script: async () => new TextDecoder().decode(await read("worker.js")),
      settings,
      parts: async () => Object.fromEntries(await Promise.all(Object.entries(names).map(async ([key, name]) => [key, await read(name)]))),
    };
  }
  const unpacked = async (id) => {
    const node = document.getElementById(`part-${id}`);
    const text = node.textContent;
    node.remove();
    const raw = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    if (!node.hasAttribute("data-gzip")) return raw;
    return new Uint8Array(await new Response(new Blob([raw]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
  };
  return {
    script: async () => inside.textContent,
    settings,
    parts: async () => {
      const files = {};
      for (const id of ["wasm", "stdlib", "runtime", "loader", "fragkit"]) files[id] = await unpacked(id);
      return files;
    },
  };
}
