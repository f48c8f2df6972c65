"""From the home page to the end of an action round without a mouse."""

from __future__ import annotations

from playwright.sync_api import Page

from .conftest import Visit
from .player import ANSWERED, ARRIVED, fetch, lit, sequence, table_id, wait_for_question

FOCUSED = "() => document.activeElement?.dataset?.action ?? ''"
MOST = 250  # presses of a key before one gives up


def press_until(page: Page, found: str, key: str = "Tab") -> None:
    """Press a key until the expression holds for what has the focus; every stop must be seen."""
    for _ in range(MOST):
        page.keyboard.press(key)
        if page.evaluate(f"() => {{ const one = document.activeElement; return !!({found}); }}"):
            return
    raise AssertionError(f"{found} is not reached by {key}")


def is_focus_seen(page: Page) -> bool:
    """Whether what has the focus looks different because of it."""
    found: bool = page.evaluate(
        """() => { const one = document.activeElement; const look = (e) => { const s = getComputedStyle(e);
          return [s.outlineStyle === 'none' ? '' : s.outline, s.boxShadow, s.stroke, s.strokeWidth, s.borderColor, s.filter, s.transform,
                  s.backgroundColor, s.opacity, s.display].join(); };
          const all = () => [one, ...one.querySelectorAll('*')].map(look).join('|');
          const focused = all(); one.blur(); const blurred = all(); one.focus(); return focused !== blurred; }"""
    )
    return found


def choose(page: Page) -> None:
    """Answer the question by keys: influence where it is offered, else the first lit thing that the focus comes to."""
    wait_for_question(page)
    before, offered = sequence(page), lit(page)
    wanted = "play:influence" if "play:influence" in offered else ""
    press_until(page, f"one.dataset?.action === '{wanted}'" if wanted else "one.dataset?.action")
    assert is_focus_seen(page)
    page.keyboard.press("Enter")
    state = page.wait_for_function(ANSWERED, arg=str(before)).json_value()
    if state == "held":
        page.keyboard.press("Control+Enter")
    elif state == "warned":
        press_until(page, "one.matches('.warning-dialog .danger')")
        page.keyboard.press("Enter")
    page.wait_for_function(ARRIVED, arg=str(before))


def test_a_turn_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector("[data-start=bot]:not([disabled])")
    press_until(page, "one.matches('.home [data-side=ussr]')")
    page.keyboard.press("Space")
    press_until(page, "one.matches('[data-start=bot]')")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    for _ in range(60):
        choose(page)
        wait_for_question(page)
        board = fetch(page, f"/api/tables/{table_id(page)}/view")["board"]
        if (board["phase"], board["round"]) == ("round", 2):
            break
    else:
        raise AssertionError("the action round never ended")
    page.keyboard.press("d")
    page.wait_for_function("() => !!document.activeElement?.dataset?.card")
    page.keyboard.press("?")
    page.wait_for_selector("[data-keys]")
    keys = page.locator("[data-keys] dt").all_inner_texts()
    assert len(keys) == len(set(keys)) == page.locator("[data-keys] dd").count()
    assert {"D", "L", "?"} <= set(keys)
    page.keyboard.press("l")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_function("() => !!document.activeElement?.dataset?.card")


def test_arrow_keys_go_from_country_to_country(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector("[data-start=bot]:not([disabled])")
    press_until(page, "one.matches('.home [data-side=ussr]')")
    page.keyboard.press("Space")
    press_until(page, "one.matches('[data-start=bot]')")
    page.keyboard.press("Enter")
    wait_for_question(page)
    press_until(page, "one.dataset?.action?.startsWith('country:')")
    first = page.evaluate(FOCUSED)
    seen = {first}
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(key)
        seen.add(page.evaluate("() => document.activeElement?.dataset?.country ?? ''"))
    assert len(seen - {""}) >= 3


def test_a_dialog_keeps_the_focus_and_gives_it_back(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector("[data-start=private]:not([disabled])")
    press_until(page, "one.matches('[data-start=private]')")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog")
    for _ in range(30):
        page.keyboard.press("Tab")
        assert page.evaluate("() => document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_function("() => document.activeElement?.matches('[data-start=private]')")
