import type { Page } from '@playwright/test';

interface TapTarget {
  name: string;
  /** Size of the target, px. */
  width: number;
  height: number;
}

const tappable = '[role=button], [role=link], [role=tab], [role=switch]';

/**
 * Returns the controls of the page on top with the size of the area that responds, including the area around the
 * drawing.
 */
export function tapTargetsOf(page: Page): Promise<TapTarget[]> {
  return page.evaluate((selector) => {
    const most = 60;
    const top = [...document.querySelectorAll('.taro_page')].filter((each) => each.getClientRects().length > 0).at(-1);
    const found: TapTarget[] = [];
    // A dialog covers the rest of the page.
    const reachable = top?.querySelector('[role=dialog]') ?? top;
    for (const element of reachable?.querySelectorAll<HTMLElement>(selector) ?? []) {
      // Links inside a sentence have the height of its lines.
      if (element.getClientRects().length === 0 || getComputedStyle(element).display.startsWith('inline')) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top: y, width, height } = element.getBoundingClientRect();
      const [middleX, middleY] = [left + width / 2, y + height / 2];
      const extents = [
        [0, -1],
        [0, 1],
        [-1, 0],
        [1, 0]
      ].map(([stepX = 0, stepY = 0]) => {
        let steps = 0;
        while (
          steps < most &&
          element.contains(document.elementFromPoint(middleX + stepX * (steps + 1), middleY + stepY * (steps + 1)))
        )
          steps += 1;
        return steps;
      });
      const [up = 0, down = 0, before = 0, after = 0] = extents;
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      found.push({ name, width: before + after + 1, height: up + down + 1 });
    }
    return found;
  }, tappable);
}

/** Returns the font size of the first text of each match, px. */
export function fontSizesOf(page: Page, selector: string): Promise<{ name: string; size: number }[]> {
  return page.evaluate((wanted) => {
    const top = [...document.querySelectorAll('.taro_page')].filter((each) => each.getClientRects().length > 0).at(-1);
    return [...(top?.querySelectorAll(wanted) ?? [])]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
        const name = text?.textContent ?? element.getAttribute('name') ?? '';
        return { name, size: parseFloat(getComputedStyle(text?.parentElement ?? element).fontSize) };
      });
  }, selector);
}
