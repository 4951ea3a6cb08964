"""What macOS is told of the program, beside what PyInstaller writes into Info.plist itself."""

from __future__ import annotations

from typing import Any

from release.project import APP_ID, COPYRIGHT, SUFFIX, TITLE, languages, numbers_of, version

MATCH_TYPE = f"{APP_ID}.match"
OLDEST_SYSTEM = "13.0"
"""What Qt 6.11 asks for; 6.12 would ask for 14, so pyproject.toml keeps it out of the installer."""


def extra_keys() -> dict[str, Any]:
    """The keys: version, category, languages, and files that the program opens."""
    numbers = ".".join(str(number) for number in numbers_of(version()))
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleShortVersionString": numbers,
        "CFBundleVersion": numbers,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": [code.replace("_", "-") for code in languages()],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Canasta match",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [MATCH_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": MATCH_TYPE,
                "UTTypeDescription": "Canasta match",
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeTagSpecification": {"public.filename-extension": [SUFFIX[1:]]},
            }
        ],
        "LSBackgroundOnly": False,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
        "NSSupportsAutomaticTermination": False,
        "NSPrincipalClass": "NSApplication",
    }
