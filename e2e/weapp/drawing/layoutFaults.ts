/// <reference lib="dom" />

/** Box of WeChat's buttons over the page, px; null where WeChat draws a title bar. */
export interface Capsule {
  left: number;
  top: number;
  bottom: number;
}

/** Runs in the browser: returns what is wrong on any page, as sentences. */
export function findLayoutFaults(capsule: Capsule | null): string[] {
  /** Contrast ratio of text and background, as WCAG defines it, below which text is unreadable. */
  const LEAST_CONTRAST = 2.5;
  const faults = new Set<string>();
  const all = [...document.querySelectorAll<HTMLElement>('body [data-n]')];
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const isDrawn = (element: Element) => {
    const { width, height } = boxOf(element);
    // Text for screen readers only has the size of a point.
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const nameOf = (element: HTMLElement) => {
    const text = element.getAttribute('aria-label') ?? element.innerText.trim().replace(/\s+/g, ' ').slice(0, 24);
    return `<${element.localName.slice(3)}${element.className ? ` class="${element.className}"` : ''}> ${text}`.trim();
  };
  const above = (element: HTMLElement) => {
    const found: HTMLElement[] = [];
    for (let one: HTMLElement | null = element; one; one = one.parentElement) found.push(one);
    return found;
  };
  /** Whether ancestors cut off the whole box. */
  const isCutOff = (element: HTMLElement) =>
    above(element).some(
      (one) => one !== element && getComputedStyle(one).overflowX !== 'visible' && boxOf(one).right <= innerWidth + 1
    );

  for (const element of all.filter(isDrawn)) {
    const { left, right } = boxOf(element);
    const isFixed = above(element).some((one) => getComputedStyle(one).position === 'fixed');
    const isAside = right < 0 || left > innerWidth * 2;
    if (right > innerWidth + 1 && !isAside && !isCutOff(element) && (!isFixed || left < innerWidth)) {
      faults.add(`${nameOf(element)} reaches ${Math.round(right - innerWidth)} px beyond the screen`);
    }
  }

  for (const button of document.querySelectorAll<HTMLElement>('wx-button')) {
    const style = getComputedStyle(button);
    const edge = getComputedStyle(button, '::after');
    const isGrey = style.backgroundColor === 'rgb(248, 248, 248)';
    const isFramed = edge.borderTopWidth !== '0px' && edge.borderTopColor === 'rgba(0, 0, 0, 0.2)';
    if (isGrey || isFramed || style.borderTopColor === 'rgb(53, 53, 53)') {
      faults.add(`${nameOf(button)} has the look of WeChat's own buttons`);
    }
  }

  for (const view of document.querySelectorAll<HTMLElement>('wx-scroll-view')) {
    const { display, padding } = getComputedStyle(view);
    const isLost = /flex|grid/.test(display) && !view.hasAttribute('enable-flex');
    if (isLost) faults.add(`${nameOf(view)} lays out as ${display}, which its children do not see`);
    if (/[1-9]/.test(padding)) faults.add(`${nameOf(view)} has a padding, which makes it wider than its parent`);
  }

  const usual: Record<string, string> = {
    'wx-image': '320×240',
    'wx-textarea': '300×150',
    'wx-canvas': '300×150',
    'wx-map': '300×150',
    'wx-video': '300×225'
  };
  for (const element of all.filter(isDrawn)) {
    const { left, width, height } = boxOf(element);
    if (left >= 0 && usual[element.localName] === `${width}×${height}`) {
      faults.add(`${nameOf(element)} is as large as WeChat makes it where no style says otherwise`);
    }
    const broken = element.dataset.broken ?? '';
    if (/\/uploads\//.test(broken)) faults.add(`the picture ${broken} is not loaded`);
  }

  /** Lines of text with their element. */
  const texts: { holder: HTMLElement; boxes: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    if (!holder || (walker.currentNode.textContent ?? '').replace(/\u200b/g, '').trim() === '' || !isDrawn(holder))
      continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    texts.push({ holder, boxes: [...range.getClientRects()] });
  }

  const lies = ({ left, right, top, bottom }: DOMRect) =>
    capsule !== null &&
    right > capsule.left + 1 &&
    left < innerWidth &&
    bottom > capsule.top + 1 &&
    top < capsule.bottom - 1;
  for (const { holder, boxes } of texts) {
    if (
      boxes.some(lies) &&
      !above(holder).some(
        (one) => getComputedStyle(one).overflowX !== 'visible' && boxOf(one).right <= (capsule?.left ?? 0) + 1
      )
    ) {
      faults.add(`${nameOf(holder)} lies under WeChat's buttons`);
    }
  }
  for (const element of document.querySelectorAll<HTMLElement>('[aria-role="button"], wx-button, wx-input')) {
    const isSmall = boxOf(element).height < 100;
    if (isSmall && isDrawn(element) && lies(boxOf(element)))
      faults.add(`${nameOf(element)} lies under WeChat's buttons`);
  }

  for (const { holder } of texts) {
    const { overflowX, textOverflow } = getComputedStyle(holder);
    if (overflowX === 'hidden' && textOverflow !== 'ellipsis' && holder.scrollWidth > holder.clientWidth + 1) {
      faults.add(`${nameOf(holder)} is cut in the middle of a letter`);
    }
  }

  const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const light = ([red = 0, green = 0, blue = 0]: number[]) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  /** Returns the background colour; undefined over a picture or a gradient. */
  const groundOf = (element: HTMLElement) => {
    for (const one of above(element)) {
      const { backgroundColor, backgroundImage, position } = getComputedStyle(one);
      if (backgroundImage !== 'none') return undefined;
      const [red, green, blue, alpha = 1] = parts(backgroundColor);
      if (alpha === 1) return [red ?? 0, green ?? 0, blue ?? 0];
      if (alpha > 0 || position === 'absolute') return undefined;
    }
    return undefined;
  };
  for (const { holder } of texts) {
    const [ink = [], ground] = [parts(getComputedStyle(holder).color), groundOf(holder)];
    if (!ground || (ink[3] ?? 1) < 1) continue;
    const [bright = 0, dim = 0] = [light(ink), light(ground)].sort((one, other) => other - one);
    const contrast = (bright + 0.05) / (dim + 0.05);
    if (contrast < LEAST_CONTRAST) faults.add(`${nameOf(holder)} cannot be read: a contrast of ${contrast.toFixed(2)}`);
  }
  return [...faults];
}
