import type { Page } from '@playwright/test';

/**
 * Properties of an element that a late style sheet could change; sizes and positions follow from data, which may change
 * meanwhile.
 */
const properties = [
  'color',
  'background-color',
  'font-size',
  'font-weight',
  'line-height',
  'padding',
  'margin-top',
  'border-radius',
  'display',
  'position',
  'min-height',
  'text-align'
] as const;

/**
 * Returns the computed style of every element of the page on top, by its class and its index among the elements of the
 * class.
 */
export function computedStylesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate((wanted) => {
    const top = [...document.querySelectorAll('.taro_page')].filter((each) => each.getClientRects().length > 0).at(-1);
    const met: Record<string, number> = {};
    const styles: Record<string, string> = {};
    for (const element of top?.querySelectorAll('[class]') ?? []) {
      const name = element.getAttribute('class') ?? '';
      met[name] = (met[name] ?? 0) + 1;
      const style = getComputedStyle(element);
      styles[`${name} ${met[name]}`] = wanted.map((property) => style.getPropertyValue(property)).join(' | ');
    }
    return styles;
  }, properties);
}
