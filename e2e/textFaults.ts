/// <reference lib="dom" />

/**
 * Runs in the browser: returns what makes texts of a page illegible at its width, as sentences. A text may end in an ellipsis
 * or a clamped line, be scrolled into view, or be hidden as a whole; letters of a drawing may be cut.
 */
export function findTextFaults(): string[] {
  /** Texts may reach over an edge by the rounding of their layout, px. */
  const ROUNDING = 1.5;
  /** Height of the letters around the middle of their line, of the font size. */
  const LETTERS = 0.8;
  type Axis = 'x' | 'y';
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Text {
    holder: Element;
    ink: Box;
    /** Closest fixed or sticky ancestor, which may pass over others. */
    layer: Element | null;
  }

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const ancestorsOf = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) found.push(one);
    return found;
  };
  const nameOf = ({ holder }: Text) => {
    const text = (holder.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const style = holder.getAttribute('class') ?? '';
    return style === '' ? `“${text}”` : `“${text}” (${style})`;
  };
  const start = { x: 'left', y: 'top' } as const;
  const end = { x: 'right', y: 'bottom' } as const;
  const sizeOf = (box: Box, axis: Axis) => box[end[axis]] - box[start[axis]];
  const intersect = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom)
  });
  const isEmpty = (box: Box) => box.right - box.left <= 0 || box.bottom - box.top <= 0;
  /** Pixels by which the box reaches over the other one, on the side where it is most. */
  const excess = (box: Box, other: Box, axis: Axis) =>
    Math.max(box[end[axis]] - other[end[axis]], other[start[axis]] - box[start[axis]]);

  const isSwiper = (element: Element) => /swiper/.test(`${element.localName} ${element.getAttribute('class') ?? ''}`);
  const clippingOf = (element: Element, axis: Axis): 'none' | 'scroll' | 'cut' => {
    const overflow = axis === 'x' ? styleOf(element).overflowX : styleOf(element).overflowY;
    if (overflow === 'visible') return 'none';
    return overflow === 'auto' || overflow === 'scroll' || isSwiper(element) ? 'scroll' : 'cut';
  };
  const isIntended = (element: Element, axis: Axis) => {
    const style = styleOf(element);
    const isFaded = style.maskImage !== 'none' && style.maskImage !== '';
    const isClamped = style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '';
    return isFaded || isClamped || (axis === 'x' && style.textOverflow === 'ellipsis');
  };
  /** Letters that belong to a picture, such as the watermark over a document. */
  const isDrawing = (holder: Element) => holder.closest('[aria-hidden=true]') !== null;
  const isOpaque = (element: Element) => {
    const { backgroundColor, backgroundImage } = styleOf(element);
    const [, , , alpha = 1] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    return backgroundImage !== 'none' || alpha === 1;
  };
  const isPainted = (element: Element) => {
    const style = styleOf(element);
    const hasBorder = parseFloat(style.borderRightWidth) > 0 && parseFloat(style.borderBottomWidth) > 0;
    return isOpaque(element) || hasBorder || element.matches('[role=button], [role=tab], button');
  };
  const innerBoxOf = (element: Element): Box => {
    const { left, top } = element.getBoundingClientRect();
    const [x, y] = [left + element.clientLeft, top + element.clientTop];
    return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
  };

  const faults = new Set<string>();
  const wider = document.documentElement.scrollWidth - innerWidth;
  if (wider > 0) {
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => Math.round(element.getBoundingClientRect().right) === innerWidth + wider
    );
    const names = beyond.map((element) => element.getAttribute('class') ?? element.localName).slice(0, 3);
    faults.add(`the page is ${wider} px wider than the screen: ${names.join(' > ')}`);
  }

  /** Reports where ancestors cut the letters of a line, and returns what they leave of it; null when nothing is seen. */
  function visiblePart(text: Text): Text | null {
    let ink = text.ink;
    let isAbsolute = false;
    let isFixed = false;
    for (const one of ancestorsOf(text.holder)) {
      const { position } = styleOf(one);
      // An absolute box is clipped by its containing block and what is around that.
      const clips = !isFixed && !(isAbsolute && position === 'static');
      for (const axis of ['x', 'y'] as const) {
        const clipping = clips ? clippingOf(one, axis) : 'none';
        if (clipping === 'none' || styleOf(one).display === 'inline') continue;
        const box = innerBoxOf(one);
        const left = { ...ink };
        left[start[axis]] = Math.max(ink[start[axis]], box[start[axis]]);
        left[end[axis]] = Math.min(ink[end[axis]], box[end[axis]]);
        if (isEmpty(left)) return null;
        const cut = excess(ink, box, axis);
        const isFault = cut > ROUNDING && !isIntended(one, axis) && !isDrawing(text.holder) && sizeOf(box, axis) > 2;
        if (clipping === 'cut' && isFault) {
          faults.add(`${nameOf(text)} is cut by ${Math.round(cut)} px (${axis})`);
        }
        ink = left;
      }
      if (clips) isAbsolute = position === 'absolute';
      isFixed ||= position === 'fixed';
    }
    return { ...text, ink };
  }

  /** Reports a line that leaves the painted box around it. */
  function checkBox(text: Text): void {
    for (const one of ancestorsOf(text.holder)) {
      const { position, display } = styleOf(one);
      if (display !== 'inline' && isPainted(one)) {
        const box = one.getBoundingClientRect();
        const out = Math.max(excess(text.ink, box, 'x'), excess(text.ink, box, 'y'));
        if (out > ROUNDING) faults.add(`${nameOf(text)} leaves its box by ${Math.round(out)} px`);
        return;
      }
      // Badges and labels of charts are set over the edge of what they belong to.
      if (position === 'absolute' || position === 'fixed') return;
    }
  }

  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    if (!holder || (walker.currentNode.textContent ?? '').replace(/\u200b/g, '').trim() === '') continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const layer = ancestorsOf(holder).find((one) => /fixed|sticky/.test(styleOf(one).position)) ?? null;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const letters = Math.min(parseFloat(styleOf(holder).fontSize) * LETTERS, bottom - top);
      const [middle, half] = [(top + bottom) / 2, letters / 2];
      const line = { holder, layer, ink: { left, right, top: middle - half, bottom: middle + half } };
      const seen = right - left > 1 ? visiblePart(line) : null;
      if (seen === null) continue;
      if (seen.ink.right > innerWidth + ROUNDING && seen.ink.left < innerWidth * 2) {
        faults.add(`${nameOf(seen)} reaches ${Math.round(seen.ink.right - innerWidth)} px beyond the screen`);
      }
      checkBox(seen);
      texts.push(seen);
    }
  }

  /** Whether one of the texts is on a surface of its own that covers the other one. */
  const isOnSurface = (one: Element, other: Element) =>
    ancestorsOf(one).some(
      (element) =>
        !element.contains(other) &&
        isOpaque(element) &&
        (styleOf(element).position !== 'static' || styleOf(element).transform !== 'none')
    );
  texts.sort((one, other) => one.ink.top - other.ink.top);
  texts.forEach((one, index) => {
    for (let next = index + 1; next < texts.length; next += 1) {
      const other = texts[next];
      if (!other || other.ink.top >= one.ink.bottom) break;
      if (one.holder === other.holder || one.layer !== other.layer) continue;
      const shared = intersect(one.ink, other.ink);
      if (sizeOf(shared, 'x') <= 2 || sizeOf(shared, 'y') <= 2) continue;
      if (isOnSurface(one.holder, other.holder) || isOnSurface(other.holder, one.holder)) continue;
      faults.add(`${nameOf(one)} is drawn over ${nameOf(other)}`);
    }
  });
  return [...faults];
}
