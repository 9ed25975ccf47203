"""`fragkit pack`, `install`, `packs`, `remove`: from one folder to another table."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def answers(monkeypatch):
    def give(*lines: str) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))

    return give


@pytest.fixture
def bundled(fragkit, tmp_path):
    """A pack bundled, and its folder gone."""
    fragkit("new", "pack", "night-shift")
    ran = fragkit("pack", "night-shift")
    assert ran.code == 0, ran.out + ran.err
    (tmp_path / "night-shift").rename(tmp_path / "elsewhere")
    return tmp_path / "night-shift-0.1.fragpack"


def test_a_pack_is_bundled_with_its_version(fragkit, tmp_path):
    fragkit("new", "pack", "night-shift")
    ran = fragkit("pack", "night-shift")
    assert ran.out.startswith("wrote night-shift-0.1.fragpack: Night Shift 0.1, 7 files, ")
    first = (tmp_path / "night-shift-0.1.fragpack").read_bytes()
    fragkit("pack", "./night-shift", "--out", "again.fragpack")
    assert (tmp_path / "again.fragpack").read_bytes() == first


def test_inside_a_pack_it_is_that_pack(fragkit, tmp_path, monkeypatch):
    fragkit("new", "pack", "night-shift")
    monkeypatch.chdir(tmp_path / "night-shift")
    assert fragkit("pack").code == 0
    # The bundle that lies there now is not bundled again.
    ran = fragkit("pack", ".", "--out", "../second.fragpack")
    assert "left out: night-shift-0.1.fragpack" in ran.out


def test_a_pack_with_errors_is_not_bundled(fragkit, tmp_path):
    fragkit("new", "pack", "night-shift")
    (tmp_path / "night-shift" / "cards" / "bad.yaml").write_text("- {id: x}\n")
    ran = fragkit("pack", "night-shift")
    assert (ran.code, ran.out) == (1, "nothing was written; fix the errors first\n")
    assert "cards/bad.yaml:1:3" in ran.err
    assert not list(tmp_path.glob("*.fragpack"))


def test_installed_it_is_known_everywhere(fragkit, bundled, answers):
    answers("yes")
    ran = fragkit("install", bundled.name)
    assert ran.code == 0, ran.err
    assert "adds 3 cards, 1 fighter, 1 map\n" in ran.out
    assert "overrides nothing\n" in ran.out
    assert ran.out.endswith("installed night-shift\n")
    assert fragkit("show", "card", "night-shift-boots").code == 0
    assert fragkit("show", "map", "night-shift-yard").code == 0
    assert fragkit("build", "--pack", "night-shift", "--only", "cards", "--dry-run").code == 0
    assert "night-shift 0.1  Night Shift, installed" in fragkit("packs").out


def test_nothing_is_installed_without_a_yes(fragkit, bundled, answers):
    answers("")
    assert fragkit("install", bundled.name).out.endswith("not installed\n")
    answers()
    assert fragkit("install", bundled.name).code == 2
    assert fragkit("packs", "--json").json[-1]["id"] == "deadlands"


def test_a_newer_one_takes_the_place_of_the_older(fragkit, bundled, tmp_path):
    assert fragkit("install", bundled.name, "--yes").code == 0
    text = (tmp_path / "elsewhere" / "pack.yaml").read_text()
    (tmp_path / "elsewhere" / "pack.yaml").write_text(text.replace('"0.1"', '"0.2"'))
    fragkit("pack", "elsewhere")
    ran = fragkit("install", "night-shift-0.2.fragpack", "--yes")
    assert "replaces the installed version 0.1" in ran.out
    rows = [r for r in fragkit("packs", "--json").json if r["sort"] == "installed"]
    assert [(r["id"], r["version"]) for r in rows] == [("night-shift", "0.2")]


def test_what_it_overrides_is_shown_first(fragkit, tmp_path, answers):
    fragkit("new", "pack", "mean")
    (tmp_path / "mean" / "cards" / "mean.yaml").write_text(
        "- {id: pulse-rifle, name: Pulse Rifle, deck: weapon, damage: 9d, ammo: 9, override: true}\n"
    )
    assert fragkit("pack", "mean").code == 0
    (tmp_path / "mean").rename(tmp_path / "gone")
    answers("no")
    assert "overrides card pulse-rifle\n" in fragkit("install", "mean-0.1.fragpack").out


def test_the_pack_one_works_on_comes_before_the_installed_one(
    fragkit, bundled, tmp_path, monkeypatch
):
    fragkit("install", bundled.name, "--yes")
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert fragkit("check", "--json").json == []
    assert fragkit("show", "card", "night-shift-boots").err == ""
    rows = [r for r in fragkit("packs", "--json").json if r["id"] == "night-shift"]
    assert [r["sort"] for r in rows] == ["here"]


def rezipped(path, change) -> None:
    with zipfile.ZipFile(path) as zip:
        files = {i.filename: zip.read(i) for i in zip.infolist()}
    change(files)
    with zipfile.ZipFile(path, "w") as zip:
        for name, data in files.items():
            zip.writestr(name, data)


def test_a_bundle_with_errors_is_not_installed(fragkit, bundled):
    rezipped(bundled, lambda files: files.update({"cards/bad.yaml": b"- {id: x}\n"}))
    ran = fragkit("install", bundled.name, "--yes")
    assert ran.code == 1
    assert ran.err.startswith("cards/bad.yaml:1:3: error[")
    assert ran.out.endswith("was not installed because it has errors\n")
    assert "installed" not in fragkit("packs").out


@pytest.mark.parametrize("id", [b"ftw", b"double-blind"])
def test_a_bundle_that_takes_a_shipped_name_is_not_installed(fragkit, bundled, id):
    def change(files):
        files["pack.yaml"] = files["pack.yaml"].replace(b"id: night-shift", b"id: " + id)

    rezipped(bundled, change)
    ran = fragkit("install", bundled.name, "--yes")
    assert ran.code in (1, 2)
    assert "installed" not in fragkit("packs").out


@pytest.mark.parametrize("id", ["../evil", "/etc", "a/b", "C:x", "..", ""])
def test_an_id_that_leads_elsewhere_is_not_installed(fragkit, bundled, tmp_path, id):
    def change(files):
        files["pack.yaml"] = files["pack.yaml"].replace(b"id: night-shift", f"id: '{id}'".encode())

    rezipped(bundled, change)
    assert fragkit("install", bundled.name, "--yes").code == 1
    home = tmp_path / ".fragkit-home" / "packs"
    assert not home.exists() or list(home.iterdir()) == []


def test_a_bundle_that_builds_on_what_is_not_there_says_so(fragkit, bundled):
    def change(files):
        files["pack.yaml"] = files["pack.yaml"].replace(b"[base]", b"[base, moon]")

    rezipped(bundled, change)
    ran = fragkit("install", bundled.name, "--yes")
    assert (ran.code, "there is no pack `moon`" in ran.err) == (1, True)


def test_an_adversarys_bundle_leaves_no_trace(fragkit, bundled, tmp_path):
    rezipped(bundled, lambda files: files.update({"../evil.yaml": b"x"}))
    ran = fragkit("install", bundled.name, "--yes")
    assert ran.err == (
        "fragkit: night-shift-0.1.fragpack was not installed: `../evil.yaml` is outside the pack\n"
    )
    assert not (tmp_path / ".fragkit-home").exists()
    assert not list(tmp_path.rglob("evil.yaml"))


def test_no_file_no_install(fragkit, tmp_path):
    assert fragkit("install", "nowhere.fragpack").err == (
        "fragkit: there is no file `nowhere.fragpack`\n"
    )
    (tmp_path / "x.fragpack").write_bytes(b"hello")
    assert "not a valid zip file" in fragkit("install", "x.fragpack").err


def test_remove(fragkit, bundled, answers):
    fragkit("install", bundled.name, "--yes")
    answers("")
    assert fragkit("remove", "night-shift").out.endswith("not removed\n")
    assert "did you mean `night-shift`?" in fragkit("remove", "nigth-shift").err
    assert fragkit("remove", "night-shift", "--yes").out == "removed night-shift\n"
    assert "no pack `night-shift` is installed" in fragkit("remove", "night-shift").err
    assert "comes with fragkit" in fragkit("remove", "base").err


def test_where_packs_are_kept(monkeypatch, tmp_path):
    from pathlib import Path

    from fragkit.load.packs.known_packs import data_home

    monkeypatch.delenv("FRAGKIT_HOME", raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for system, where in (
        ("linux", "data/fragkit"),
        ("darwin", "Library/Application Support/fragkit"),
        ("win32", "AppData/Roaming/fragkit"),
    ):
        monkeypatch.setattr("sys.platform", system)
        monkeypatch.delenv("APPDATA", raising=False)
        assert data_home() == tmp_path / where


PACK = "id: mean\nname: Mean\nversion: '0.1'\nextends: [base]\n"


def write_pack(folder, files):
    for name, text in files.items():
        path = folder / "mean" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def test_all_that_a_pack_brings_and_replaces_is_listed(fragkit, tmp_path):
    rule = "rules: [{name: Mud, effects: [{stat: speed, add: -1}]}]\n"
    steel = (ROOT / "templates" / "themes" / "steel.yaml").read_text()
    files = {
        "pack.yaml": PACK + rule + "house: {frags: 5}\nvariants: [knockback]\n",
        "lang/de.yaml": "cards:\n  pulse-rifle: Knarre\n",
        "templates/themes/steel.yaml": steel,
    }
    write_pack(tmp_path, files)
    ran = fragkit("pack", "./mean")
    assert ran.code == 0, ran.out + ran.err
    ran = fragkit("install", "mean-0.1.fragpack", "--yes")
    assert "adds 1 rule for everyone, 1 theme, words in `de`, the variant knockback\n" in ran.out
    assert (
        "overrides theme steel, house option frags=5, the words of card pulse-rifle in `de`\n"
        in ran.out
    )


def test_a_pack_with_a_broken_template_is_neither_bundled_nor_installed(fragkit, tmp_path):
    files = {"pack.yaml": PACK, "templates/special.yaml": "id: special\nfront: [{txt: hello}]\n"}
    write_pack(tmp_path, files)
    ran = fragkit("pack", "./mean")
    assert ran.code == 1
    assert "mean/templates/special.yaml:2:" in ran.err
    path = tmp_path / "mean-0.1.fragpack"
    with zipfile.ZipFile(path, "w") as zip:
        for name, text in files.items():
            zip.writestr(name, text)
    ran = fragkit("install", str(path), "--yes")
    assert (ran.code, "was not installed because it has errors" in ran.out) == (1, True)


def test_a_broken_installed_pack_stops_no_other_game(fragkit, tmp_path, answers):
    home = tmp_path / ".fragkit-home" / "packs" / "mean"
    home.mkdir(parents=True)
    (home / "pack.yaml").write_text("id: mean\nname: [")
    answers("quit")
    words = ["--map", "foundry", "--player", "Red 3/2/2", "--player", "Blue 3/2/2"]
    ran = fragkit("referee", "x.frag", *words)
    assert ran.code == 0, ran.out + ran.err
    assert "fragkit: left out the pack `mean`: " in ran.err
    assert fragkit("show", "card", "pulse-rifle").code == 0
    ran = fragkit("referee", "y.frag", *words, "--pack", "mean")
    assert ran.code == 2
    assert "pack.yaml" in ran.err


def test_an_installed_pack_with_the_same_ids_stops_no_other_pack(fragkit, tmp_path):
    """`check` knew of no mistake, and `build` refused to print."""
    packs = tmp_path / ".fragkit-home" / "packs" / "aunt", tmp_path / "mine"
    for folder in packs:
        (folder / "cards").mkdir(parents=True)
        (folder / "pack.yaml").write_text(
            f"id: {folder.name}\nname: {folder.name.title()}\nversion: '1'\nextends: [base]\n"
        )
        (folder / "cards" / "a.yaml").write_text(
            f"- {{id: soup, name: Soup of {folder.name}, deck: weapon, damage: 3d, ammo: 2}}\n"
        )
    assert fragkit("check", "./mine").code == 0
    built = fragkit("build", "pdf", "--pack", "./mine", "--only", "cards")
    assert (built.code, built.err) == (0, "")
    shown = fragkit("show", "card", "soup", "--pack", "./mine")
    assert shown.out.startswith("Soup of mine\n")
    assert "error" not in shown.out + shown.err
    ran = fragkit("playtest", "card", "soup", "--pack", "./mine", "--games", "1", "--workers", "1")
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"id: base\nname: Mean\nversion: '1'\n", "`base` is the id of a pack that comes with"),
        (b"id: [", "this is not valid YAML"),
        (b"\xff\xfe", "the byte 0xff is not UTF-8 text"),
    ],
)
def test_an_installed_pack_broken_later_is_named_by_its_folder(
    fragkit, tmp_path, answers, text, why
):
    home = tmp_path / ".fragkit-home" / "packs" / "mean"
    home.mkdir(parents=True)
    (home / "pack.yaml").write_bytes(text)
    answers("quit")
    words = ["--map", "foundry", "--player", "Red 3/2/2", "--player", "Blue 3/2/2"]
    ran = fragkit("referee", "x.frag", *words)
    assert ran.code == 0, ran.out + ran.err
    assert "fragkit: left out the pack `mean`: " in ran.err
    assert why in ran.err
    assert fragkit("remove", "mean", "--yes").code == 0


def test_los_and_the_referee_mean_the_same_map(fragkit, tmp_path, answers):
    """A map that replaces another one does so where its pack is in play."""
    room = tmp_path / ".fragkit-home" / "packs" / "mean"
    (room / "maps").mkdir(parents=True)
    (room / "pack.yaml").write_text(PACK)
    (room / "maps" / "foundry.yaml").write_text(
        "id: foundry\nname: F\noverride: true\ngrid: |\n  +---+---+\n  | 1   2 |\n  +---+---+\n"
    )
    assert fragkit("los", "foundry", "c4", "c7").code == 0
    words = ["--player", "Red 3/2/2", "--player", "Blue 3/2/2", "--map", "foundry"]
    answers("los c4 c7", "quit")
    ran = fragkit("referee", "x.frag", *words)
    assert "CLEAR, range 3" in ran.out
