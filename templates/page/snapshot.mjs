// Write the memory of a Python that has imported what the first answers need. The page starts from it
// in a third of the time. `fragkit page` runs this: node snapshot.mjs RUNTIME FRAGKIT.zip SETTINGS OUT

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [runtime, zip, settings, out] = process.argv.slice(2);
const { env, python, warm } = JSON.parse(settings);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`));
const made = await loadPyodide({ _makeSnapshot: true, env });
made.unpackArchive(new Uint8Array(readFileSync(zip)), "zip", { extractDir: "/fragkit" });
made.runPython(python);
made.runPython(warm);
writeFileSync(out, made.makeMemorySnapshot());
