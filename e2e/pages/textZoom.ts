import type { Page } from '@playwright/test';

/**
 * Draws the texts of the page `factor` times as large, with their lines, and leaves everything else, as the text zoom of
 * phones does; Chromium has one on Android alone. Icons and initials are drawings and stay, and so does what
 * `text-size-adjust: none` keeps as it is: the face of a card, a picture whose texts the pages about it have as rows.
 */
export async function zoomTexts(page: Page, factor: number): Promise<void> {
  await page.evaluate((times) => {
    const isKept = (rule: CSSRule): rule is CSSStyleRule =>
      rule instanceof CSSStyleRule && rule.style.getPropertyValue('-webkit-text-size-adjust') === 'none';
    const kept = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].filter(isKept))
      .flatMap(({ selectorText }) => [selectorText, `${selectorText} *`]);
    const drawings = ['.i', 'svg *', '[aria-hidden=true]', '[aria-hidden=true] *', ...kept].join();
    const elements = [...document.body.querySelectorAll<HTMLElement>('*')];
    const sizes = elements.map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      const scale = element.matches(drawings) ? 1 : times;
      return [parseFloat(fontSize) * scale, parseFloat(lineHeight) * scale] as const;
    });
    elements.forEach((element, index) => {
      const [fontSize, lineHeight] = sizes[index] ?? [0, 0];
      element.style.setProperty('font-size', `${fontSize}px`, 'important');
      if (lineHeight > 0) element.style.setProperty('line-height', `${lineHeight}px`, 'important');
    });
  }, factor);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Returns the visible texts that end in an ellipsis: of a line that is too short, or of a clamped one. */
export function shortenedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShortened = (element: Element) => {
      const { textOverflow, webkitLineClamp, overflowX } = getComputedStyle(element);
      if (webkitLineClamp !== 'none') return element.scrollHeight > element.clientHeight + 1;
      const canCut = textOverflow === 'ellipsis' && overflowX !== 'visible';
      return canCut && element.scrollWidth > element.clientWidth + 1;
    };
    return [...document.querySelectorAll('.taro_page *')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => element.textContent?.trim() && isShortened(element))
      .map((element) => `“${element.textContent?.trim().slice(0, 40)}” (${element.getAttribute('class')})`);
  });
}
