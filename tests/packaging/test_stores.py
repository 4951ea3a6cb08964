"""What stores are told of a release: complete, by their own rules, with the sums of the files."""

import hashlib
import re
import struct
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
import stores
import yaml
from release.project import APP_ID, NAME, languages, version

FILES = (
    f"{NAME}-{version()}-windows-amd64-setup.exe",
    f"{NAME}-{version()}-windows-amd64-portable.zip",
    f"{NAME}-{version()}-macos-arm64.dmg",
    f"{NAME}-{version()}-macos-x86_64.dmg",
    f"{NAME}-{version()}-windows-arm64-setup.exe",
)

# names and required ones in the schemas 1.10.0 of winget (microsoft/winget-cli, schemas/JSON)
REQUIRED = {
    "": {"PackageIdentifier", "PackageVersion", "DefaultLocale"},
    ".installer": {"PackageIdentifier", "PackageVersion", "Installers"},
    ".locale.en-US": {
        "PackageIdentifier", "PackageVersion", "PackageLocale", "Publisher", "PackageName",
        "License", "ShortDescription",
    },
}  # fmt: skip
ALLOWED = {
    "": set(),
    ".installer": {
        "Platform", "MinimumOSVersion", "InstallerType", "InstallModes", "UpgradeBehavior",
        "FileExtensions", "ReleaseDate", "AppsAndFeaturesEntries", "Scope", "Commands",
    },
    ".locale.en-US": {
        "PublisherUrl", "PublisherSupportUrl", "PackageUrl", "LicenseUrl", "Copyright",
        "Description", "Moniker", "Tags", "ReleaseNotesUrl",
    },
}  # fmt: skip
OF_AN_INSTALLER = {
    "Architecture", "Scope", "InstallerUrl", "InstallerSha256", "InstallerSwitches",
    "ElevationRequirement",
}  # fmt: skip
TYPES = {"": "version", ".installer": "installer", ".locale.en-US": "defaultLocale"}


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    for name in FILES:
        (folder / name).write_bytes(name.encode())
    assert stores.main([str(folder)]) == 0
    return folder


def sum_of(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


@pytest.mark.parametrize("kind", TYPES)
def test_the_manifests_keep_to_the_schema_of_winget(dist: Path, kind: str) -> None:
    (file,) = dist.glob(f"stores/winget/c/CanastaQt/CanastaQt/*/{stores.WINGET}{kind}.yaml")
    assert file.parent.name == version()
    data = yaml.safe_load(file.read_text(encoding="utf-8"))
    common = {"ManifestType", "ManifestVersion"}
    assert data.keys() >= REQUIRED[kind] | common
    assert not data.keys() - REQUIRED[kind] - ALLOWED[kind] - common
    assert data["ManifestType"] == TYPES[kind]
    assert data["PackageVersion"] == version()
    assert re.fullmatch(r"[^.\s]{1,32}(\.[^.\s]{1,32}){1,7}", data["PackageIdentifier"])
    urls = re.findall(r"(?<!=)https?://\S+", file.read_text(encoding="utf-8"))
    assert all(url.startswith("https://") and "@" not in url for url in urls)


def test_winget_finds_the_installer_for_one_user_and_for_all(dist: Path) -> None:
    (file,) = dist.glob("stores/winget/**/*.installer.yaml")
    data = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert data["AppsAndFeaturesEntries"] == [{"ProductCode": f"{APP_ID}_is1"}]
    files = {"x64": FILES[0], "arm64": FILES[4]}
    found = [(one["Architecture"], one["Scope"]) for one in data["Installers"]]
    assert found == [(processor, scope) for processor in files for scope in ("user", "machine")]
    for one in data["Installers"]:
        assert one.keys() <= OF_AN_INSTALLER
        assert one["InstallerUrl"].endswith(files[one["Architecture"]])
        assert one["InstallerSha256"] == sum_of(files[one["Architecture"]])


def test_the_cask_names_both_images_and_their_sums(dist: Path) -> None:
    text = (dist / "stores" / "homebrew" / f"{NAME}.rb").read_text(encoding="utf-8")
    assert text.startswith(f'cask "{NAME}" do')
    assert f'arm:   "{sum_of(FILES[2])}"' in text
    assert f'intel: "{sum_of(FILES[3])}"' in text
    assert "@" not in text
    (about,) = re.findall(r'desc "(.*)"', text)
    assert len(about) <= 80, "Homebrew wants it short"


def test_the_package_for_the_store_has_its_pictures_and_languages(dist: Path) -> None:
    folder = dist / "stores" / "msix"
    root = ET.parse(folder / "AppxManifest.xml").getroot()
    space = {"p": "http://schemas.microsoft.com/appx/manifest/foundation/windows10"}
    identity = root.find("p:Identity", space)
    assert identity is not None
    assert re.fullmatch(r"\d+\.\d+\.\d+\.0", identity.get("Version", ""))
    spoken = {one.get("Language") for one in root.findall("p:Resources/p:Resource", space)}
    assert spoken == {stores.STORE_LANGUAGES[code] for code in languages()}
    text = (folder / "AppxManifest.xml").read_text(encoding="utf-8")
    for named in re.findall(r"assets\\(\w+)\.png", text):
        head = (folder / "assets" / f"{named}.png").read_bytes()[:24]
        assert struct.unpack(">II", head[16:]) == stores.LOGOS[named]
    assert b"\r\n" in (folder / "pack.cmd").read_bytes()


def test_what_was_not_built_is_left_out_and_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in (FILES[0], FILES[4]):
        (tmp_path / name).write_bytes(b"setup")
    assert stores.main([str(tmp_path)]) == 0
    said = capsys.readouterr().err
    assert f"nothing for Homebrew: there is no {tmp_path / FILES[2]}" in said
    assert f"nothing for MSIX: there is no {tmp_path / FILES[1]}" in said
    assert not (tmp_path / "stores" / "homebrew").exists()
    assert stores.main([str(tmp_path / "nowhere")]) == 2
