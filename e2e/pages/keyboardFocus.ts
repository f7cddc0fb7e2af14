import type { Page } from '@playwright/test';

export interface FocusedElement {
  name: string;
  /** False for the document itself: the next key would begin anywhere. */
  isOnControl: boolean;
  /** Whether it is on the page on top, in the tab bar or in a dialog, and within the window. */
  isInView: boolean;
  /** Whether it is marked: by an outline, or by the caret of a field. */
  isMarked: boolean;
}

/** Returns what the next key goes to. */
export function focusOf(page: Page): Promise<FocusedElement> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const top = [...document.querySelectorAll('.taro_page')].filter((each) => each.getClientRects().length > 0).at(-1);
    if (!(element instanceof HTMLElement) || element === document.body) {
      return { name: 'the document', isOnControl: false, isInView: false, isMarked: false };
    }
    const { top: y, bottom, left, right, width, height } = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const isField = element.matches('input, textarea');
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 24) ?? '',
      isOnControl: true,
      isInView:
        (top?.contains(element) === true || element.closest('.tab-bar') !== null) &&
        width > 0 &&
        height > 0 &&
        bottom > 0 &&
        y < innerHeight &&
        right > 0 &&
        left < innerWidth,
      // The browser draws its own ring (`auto`) wider than it says.
      isMarked: isField || outlineStyle === 'auto' || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2)
    };
  });
}

/** Returns how many elements of the page on top the tab key reaches, hidden ones left out. */
export function stopsOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const top = [...document.querySelectorAll('.taro_page')].filter((each) => each.getClientRects().length > 0).at(-1);
    return [
      ...(top?.querySelectorAll<HTMLElement>('a[href], button, input:not([disabled]), textarea, [tabindex="0"]') ?? [])
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')).length;
  });
}
