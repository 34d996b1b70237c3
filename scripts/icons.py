"""The app's icons in the sizes that phones ask for, drawn from web/public/favicon.svg by Chromium.

python scripts/icons.py writes them into web/public; they change only when the picture does.
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
PAPER = "#f7f2e8"
ICONS = {
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-maskable-512.png": (512, 0.62, PAPER),
    "apple-touch-icon.png": (180, 0.8, PAPER),
}
"""Pixels, the part of the side that the picture takes, and what is around it: phones cut corners off."""


def main() -> None:
    """Draw every icon."""
    picture = (PUBLIC / "favicon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium") or shutil.which("chromium-headless-shell"), args=["--no-sandbox"]
        )
        for name, (side, part, around) in ICONS.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            page.set_content(
                f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{around}}}"
                f"svg{{width:{part:.0%};height:{part:.0%}}}</style>{picture}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
