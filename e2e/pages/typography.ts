import type { Page } from '@playwright/test';

/** Returns the size of a rem, px. */
export function rootFontSizeOf(page: Page): Promise<number> {
  return page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
}

/**
 * Returns overflow of the page on top, px: texts that end beyond its width and cannot be scrolled into it, and how much
 * the document itself is too wide.
 */
export function overflowOf(page: Page): Promise<{ wider: number; beyond: string[] }> {
  return page.evaluate(() => {
    const top = [...document.querySelectorAll('.taro_page')].filter((each) => each.getClientRects().length > 0).at(-1);
    const edge = top?.getBoundingClientRect().right ?? 0;
    const canMove = (element: Element | null): boolean =>
      element !== null &&
      element !== top &&
      (getComputedStyle(element).overflowX !== 'visible' || canMove(element.parentElement));
    const beyond = [...(top?.querySelectorAll('*') ?? [])]
      .filter((element) =>
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
      )
      .filter((element) => element.getBoundingClientRect().right > edge + 1 && !canMove(element))
      .map(({ textContent }) => textContent ?? '');
    return { wider: document.documentElement.scrollWidth - innerWidth, beyond };
  });
}

/** Returns the overflow of the page on top as sentences. */
export async function overflowFaults(page: Page): Promise<string[]> {
  const { wider, beyond } = await overflowOf(page);
  return [...(wider > 0 ? [`the page is ${wider} px too wide`] : []), ...beyond.map((text) => `“${text}” is cut off`)];
}

/** Returns the texts of the page on top whose font is smaller than `least` px. */
export function textSmallerThan(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    const top = [...document.querySelectorAll('.taro_page')].filter((each) => each.getClientRects().length > 0).at(-1);
    const texts = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT);
    const small: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (!textContent?.trim() || !parentElement || parentElement.getClientRects().length === 0) continue;
      const print = getComputedStyle(parentElement).fontSize;
      if (parseFloat(print) < size) small.push(`${textContent.trim()} ${print}`);
    }
    return small;
  }, least);
}
