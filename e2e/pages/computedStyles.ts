import type { Page } from '@playwright/test';

/** What a late style sheet could change about an element; sizes and places follow from data that may change meanwhile. */
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

/** The computed style of everything that the page on top has now, by its class and its place among those of the class. */
export function computedStylesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate((wanted) => {
    const top = [...document.querySelectorAll('.taro_page')].filter((each) => each.getClientRects().length > 0).at(-1);
    const met: Record<string, number> = {};
    const looks: Record<string, string> = {};
    for (const element of top?.querySelectorAll('[class]') ?? []) {
      const name = element.getAttribute('class') ?? '';
      met[name] = (met[name] ?? 0) + 1;
      const style = getComputedStyle(element);
      looks[`${name} ${met[name]}`] = wanted.map((property) => style.getPropertyValue(property)).join(' | ');
    }
    return looks;
  }, properties);
}

/** The class names of each style sheet of the app, by its address. */
export function classesBySheet(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() => {
    const names = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return rule.selectorText.match(/\.[\w-]+/g) ?? [];
        return 'cssRules' in rule ? names(rule.cssRules as CSSRuleList) : [];
      });
    return Object.fromEntries(
      [...document.styleSheets].map((sheet) => {
        const owner = sheet.ownerNode as HTMLElement;
        return [sheet.href ?? owner.dataset.href ?? '', [...new Set(names(sheet.cssRules))]];
      })
    );
  });
}
