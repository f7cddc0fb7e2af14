import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import type { UnmeasuredText } from './accessibility';

/** Contrast of WCAG AA, of small and of large text. */
const [SMALL, LARGE] = [4.5, 3];
/** Share of the pixels behind a text that may be lighter or darker: the edge of a shape is no background. */
const OUTLIERS = 0.05;

interface Target {
  text: string;
  colour: [number, number, number, number];
  isLarge: boolean;
  /** Where it is in the window. */
  box: { left: number; top: number; width: number; height: number };
}

/**
 * Returns the texts whose contrast with what the browser has painted behind them is too low. Their letters are made
 * invisible, the rest is photographed, and each pixel is compared with the colour of the letters. A photograph serves
 * all texts that it shows.
 */
export async function contrastFaultsOf(page: Page, texts: readonly UnmeasuredText[]): Promise<string[]> {
  const faults: string[] = [];
  await hideLetters(page, texts);
  try {
    for (let shown = await showNextTexts(page); shown !== undefined; shown = await showNextTexts(page)) {
      if (shown.length === 0) continue;
      const photograph = sharp(await page.screenshot({ scale: 'css' })).removeAlpha();
      for (const { text, colour, isLarge, box } of shown) {
        const ratio = await leastContrast(photograph.clone().extract(box), colour);
        if (ratio < (isLarge ? LARGE : SMALL) - 0.05) {
          faults.push(`contrast over a picture: ${ratio.toFixed(2)} of “${text}”`);
        }
      }
    }
  } finally {
    await showLetters(page);
  }
  return [...new Set(faults)];
}

/** Marks the elements, which `showNextTexts` takes one after the other, and makes their letters invisible. */
async function hideLetters(page: Page, texts: readonly UnmeasuredText[]): Promise<void> {
  await page.evaluate(
    (selectors) => {
      for (const selector of selectors) {
        const element = document.querySelector<HTMLElement>(selector);
        if (element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
          element.dataset.contrast = 'waiting';
        }
      }
      const sheet = document.createElement('style');
      sheet.id = 'without-letters';
      sheet.textContent = `[data-contrast], [data-contrast] * {
      -webkit-text-fill-color: transparent !important; text-shadow: none !important;
    }
    [data-contrast] .i, .i[data-contrast] { background: transparent !important; }
    /* A row that snaps would move on between the measure of a place and its photograph. */
    * { scroll-snap-type: none !important; }`;
      document.head.append(sheet);
    },
    texts.map(({ selector }) => selector)
  );
}

/** Scrolls to the next waiting element and returns all that are whole in the window; undefined when none waits. */
function showNextTexts(page: Page): Promise<Target[] | undefined> {
  return page.evaluate(() => {
    const waiting = [...document.querySelectorAll<HTMLElement>('[data-contrast=waiting]')];
    const [next] = waiting;
    if (!next) return undefined;
    next.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // A clamped line and a tag of a hidden row are there, below the edge that cuts them, over what follows.
    const shownPartOf = (element: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      let { left, top, right, bottom } = range.getBoundingClientRect();
      // Chinese fonts reserve half as much again as the letters are high, which may be more than the line.
      const [line] = range.getClientRects();
      const blank = Math.max(0, ((line?.height ?? 0) - parseFloat(getComputedStyle(element).fontSize)) / 2);
      [top, bottom] = [top + blank, bottom - blank];
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { display, overflowX, overflowY } = getComputedStyle(one);
        if (display === 'inline' || display === 'contents') continue;
        const edge = one.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return { left, top, right, bottom };
    };
    const targets: Target[] = [];
    for (const element of waiting) {
      const box = shownPartOf(element);
      const isWhole = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
      // A part of the one that is scrolled to has to do.
      if (!isWhole && element !== next) continue;
      const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))];
      const width = Math.min(innerWidth, Math.ceil(box.right)) - left;
      const height = Math.min(innerHeight, Math.ceil(box.bottom)) - top;
      // Something that covers a corner, such as a floating button, is in the photograph too.
      const isUncovered = [
        [0.5, 0.5],
        [0.02, 0.05],
        [0.98, 0.05],
        [0.02, 0.95],
        [0.98, 0.95]
      ].every(([x = 0, y = 0]) => {
        const over = document.elementFromPoint(left + width * x, top + height * y);
        return over !== null && (over.contains(element) || element.contains(over));
      });
      // A header may cover it here; in the middle of the window it is looked at again.
      if (!isUncovered && element !== next) continue;
      element.dataset.contrast = 'done';
      if (!isUncovered || width < 2 || height < 2) continue;
      const style = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0, alpha = 1] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
      let opacity = alpha;
      for (let one: Element | null = element; one; one = one.parentElement)
        opacity *= Number(getComputedStyle(one).opacity);
      const points = (parseFloat(style.fontSize) * 3) / 4;
      targets.push({
        text: (element.textContent ?? '').trim().slice(0, 24),
        colour: [red, green, blue, opacity],
        isLarge: points >= 18 || (points >= 14 && Number(style.fontWeight) >= 700),
        box: { left, top, width, height }
      });
    }
    return targets;
  });
}

function showLetters(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.getElementById('without-letters')?.remove();
    for (const element of document.querySelectorAll<HTMLElement>('[data-contrast]')) {
      element.removeAttribute('data-contrast');
    }
  });
}

/** Relative luminance as WCAG defines it, of a colour in bytes. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

async function leastContrast(ground: Sharp, [red, green, blue, alpha]: Target['colour']): Promise<number> {
  const { data, info } = await ground.raw().toBuffer({ resolveWithObject: true });
  const ratios: number[] = [];
  for (let index = 0; index + 2 < data.length; index += info.channels) {
    const pixel = [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
    const letters = [red, green, blue].map((byte, channel) => byte * alpha + (pixel[channel] ?? 0) * (1 - alpha));
    const [one, other] = [luminance(pixel), luminance(letters)];
    ratios.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
  }
  ratios.sort((one, other) => one - other);
  return ratios[Math.floor(ratios.length * OUTLIERS)] ?? Infinity;
}
