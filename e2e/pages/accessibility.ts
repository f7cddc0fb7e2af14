import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** A text whose background axe cannot compute, because it lies over a picture, a gradient or another element. */
export interface UnmeasuredText {
  selector: string;
}

export interface AccessibilityReport {
  /** Violations, as sentences that name rule and element. */
  faults: string[];
  /** Texts whose contrast is left to `contrastFaultsOf`. */
  unmeasured: UnmeasuredText[];
}

/** Rules of a lower impact that a page is held to all the same: Lighthouse counts them, or screen readers jump by them. */
const alsoHeld = ['heading-order', 'landmark-one-main', 'landmark-no-duplicate-main', 'landmark-main-is-top-level'];

/** Runs axe on everything that the browser shows. `rules`: all, and the one of the first heading, by default. */
export async function accessibilityOf(page: Page, rules?: readonly string[]): Promise<AccessibilityReport> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations, unmeasured } = await page.evaluate(async (only) => {
    const runner = (globalThis as unknown as { axe: typeof axe }).axe;
    /** Whether a label contains each text that is shown. Axe asks for numbers of badges and steps too. */
    const isNamedByItsText = (selector: string): boolean => {
      const element = document.querySelector(selector);
      if (!element) return false;
      const name = element.getAttribute('aria-label') ?? '';
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const shown: string[] = [];
      while (walker.nextNode()) {
        const text = (walker.currentNode.textContent ?? '').trim();
        if (/\p{L}/u.test(text) && !walker.currentNode.parentElement?.closest('[aria-hidden=true]')) shown.push(text);
      }
      return shown.every((text) => name.includes(text));
    };
    const { violations: found, incomplete } = await runner.run(document, {
      resultTypes: ['violations', 'incomplete'],
      ...(only === undefined ? {} : { runOnly: [...only] })
    });
    return {
      violations: found.map(({ id, impact, nodes }) => ({
        id,
        impact,
        elements: nodes
          .filter(({ target }) => id !== 'label-content-name-mismatch' || !isNamedByItsText(target.join(' ')))
          .map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`.trim())
      })),
      unmeasured: incomplete
        .filter(({ id }) => id === 'color-contrast')
        .flatMap(({ nodes }) => nodes.map(({ target }) => ({ selector: target.join(' ') })))
    };
  }, rules);
  const faults = violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || alsoHeld.includes(id))
    .flatMap(({ id, elements }) => elements.map((element) => `${id}: ${element}`));
  return { faults: rules === undefined ? [...faults, ...(await headingFaults(page))] : faults, unmeasured };
}

/** Returns what is wrong with the first heading: screen readers announce a page by it. */
async function headingFaults(page: Page): Promise<string[]> {
  const titles = await page.evaluate(() => {
    const top = [...document.querySelectorAll('.taro_page')].filter((each) => each.getClientRects().length > 0).at(-1);
    return [...(top?.querySelectorAll('[role=heading][aria-level="1"], h1') ?? [])]
      .filter((element) => element.getClientRects().length > 0)
      .map(({ textContent }) => textContent ?? '');
  });
  return titles.length === 1 ? [] : [`${titles.length} headings of level 1: ${titles.join(' | ')}`];
}
