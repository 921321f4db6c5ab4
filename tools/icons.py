"""Draw the app's icon, as SVG and as the PNGs that phones want: a tile on the felt (`python tools/icons.py`)."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent))

from playwright.sync_api import Browser, sync_playwright

from chromium import find

FOLDER = Path(__file__).parent.parent / "src" / "boneyard" / "web" / "static" / "site" / "icons"
# By file name: the size in pixels, and whether the phone cuts its own shape out of it.
DRAWN = {
    "icon-180.png": (180, True),
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-maskable-512.png": (512, True),
}
_PIPS = [(256, 168), (212, 300), (300, 300), (212, 388), (300, 388)]


def icon(bleeds: bool) -> str:
    """The icon; one that bleeds fills its square and keeps what matters in the middle."""
    corner = 0 if bleeds else 112
    scale = 0.86 if bleeds else 1.0
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="27"/>' for x, y in _PIPS)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        f'<rect width="512" height="512" rx="{corner}" fill="#14503C"/>'
        f'<g transform="translate(256 256) rotate(14) scale({scale}) translate(-256 -256)">'
        '<rect x="146" y="76" width="228" height="376" rx="44" fill="#0B3023"/>'
        '<rect x="140" y="66" width="232" height="380" rx="44" fill="#BFB59B"/>'
        '<rect x="140" y="60" width="232" height="380" rx="44" fill="#FBF7EC"/>'
        '<path d="M172 244h168" stroke="#CFC7B2" stroke-width="9" stroke-linecap="round"/>'
        f'<g fill="#14503C">{pips}</g></g></svg>'
    )


def render(browser: Browser, text: str, size: int, path: Path) -> None:
    """A drawing as a picture of this many pixels, clear if nothing is drawn."""
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(
        f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{text}"
    )
    page.screenshot(path=path, omit_background=True)
    page.close()


def main() -> None:
    """Write them all."""
    path = find()
    if path is None:
        sys.exit("There is no Chromium here: python tools/chromium.py fetches one.")
    (FOLDER / "icon.svg").write_text(icon(bleeds=False) + "\n", "utf-8")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name, (size, bleeds) in DRAWN.items():
            render(browser, icon(bleeds), size, FOLDER / name)
        browser.close()


if __name__ == "__main__":
    main()
