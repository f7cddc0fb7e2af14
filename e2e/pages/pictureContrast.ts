import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { UnmeasuredText } from './accessibility';

/** Contrast of WCAG AA, of small and of large text. */
const [SMALL, LARGE] = [4.5, 3];
/** Share of the pixels behind a text that may be lighter or darker: the edge of a shape is no background. */
const OUTLIERS = 0.05;

interface Target {
  text: string;
  colour: [number, number, number, number];
  isLarge: boolean;
  clip: { x: number; y: number; width: number; height: number };
}

/**
 * Returns the texts whose contrast with what the browser has painted behind them is too low. Their letters are made
 * invisible, the rest is photographed, and each pixel is compared with the colour of the letters.
 */
export async function contrastFaultsOf(page: Page, texts: readonly UnmeasuredText[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { selector } of texts) {
    const target = await hideLetters(page, selector);
    if (!target) continue;
    const png = await page.screenshot({ clip: target.clip, scale: 'css' });
    await showLetters(page);
    const ratio = await leastContrast(png, target.colour);
    if (ratio < (target.isLarge ? LARGE : SMALL) - 0.05) {
      faults.push(`contrast over a picture: ${ratio.toFixed(2)} of “${target.text}”`);
    }
  }
  return [...new Set(faults)];
}

/** Shows the element, makes its letters invisible and returns where they are; undefined for one that is covered. */
function hideLetters(page: Page, selector: string): Promise<Target | undefined> {
  return page.evaluate((wanted) => {
    const element = document.querySelector<HTMLElement>(wanted);
    if (!element || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return undefined;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const range = document.createRange();
    range.selectNodeContents(element);
    const box = range.getBoundingClientRect();
    const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
    const width = Math.min(innerWidth, box.right) - left;
    const height = Math.min(innerHeight, box.bottom) - top;
    if (width < 2 || height < 2) return undefined;
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!over || !(over.contains(element) || element.contains(over))) return undefined;
    const style = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, alpha = 1] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
    let opacity = alpha;
    for (let one: Element | null = element; one; one = one.parentElement)
      opacity *= Number(getComputedStyle(one).opacity);
    const points = (parseFloat(style.fontSize) * 3) / 4;
    element.dataset.measured = 'true';
    const sheet = document.createElement('style');
    sheet.id = 'without-letters';
    sheet.textContent = `[data-measured], [data-measured] * {
      color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important;
    }
    [data-measured] .i, .i[data-measured] { background: transparent !important; }`;
    document.head.append(sheet);
    return {
      text: (element.textContent ?? '').trim().slice(0, 24),
      colour: [red, green, blue, opacity] as [number, number, number, number],
      isLarge: points >= 18 || (points >= 14 && Number(style.fontWeight) >= 700),
      clip: { x: left, y: top, width, height }
    };
  }, selector);
}

function showLetters(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.getElementById('without-letters')?.remove();
    document.querySelector<HTMLElement>('[data-measured]')?.removeAttribute('data-measured');
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

async function leastContrast(png: Buffer, [red, green, blue, alpha]: Target['colour']): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ratios: number[] = [];
  for (let index = 0; index + 2 < data.length; index += info.channels) {
    const ground = [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
    const letters = [red, green, blue].map((byte, channel) => byte * alpha + (ground[channel] ?? 0) * (1 - alpha));
    const [one, other] = [luminance(ground), luminance(letters)];
    ratios.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
  }
  ratios.sort((one, other) => one - other);
  return ratios[Math.floor(ratios.length * OUTLIERS)] ?? Infinity;
}
