"""The axe checker, from the package that carries it, run inside a page."""

from importlib.resources import files
from typing import Any

from playwright.sync_api import Page

_RUN = """() => axe.run(document, {
  resultTypes: ['violations'],
  runOnly: {type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']},
})"""

_GRAVE = ("serious", "critical")


def violations(page: Page) -> list[str]:
    """What makes this page inaccessible, a line for each serious finding."""
    page.evaluate((files("axe_playwright_python") / "axe.min.js").read_text("utf-8"))
    found: dict[str, Any] = page.evaluate(_RUN)
    return [
        f"{each['id']} ({each['impact']}): {node['html'][:200]}: {node.get('failureSummary', '')[:300]}"
        for each in found["violations"]
        if each["impact"] in _GRAVE
        for node in each["nodes"]
    ]
