import { RISING_SEED, SEAL, SEED, SEED_TURNS, WORDMARK } from '@rules/logoOutlines';
import { palette } from './palette';

interface SealColours {
  ground: string;
  seeds: string;
}

/** Draws the seal with its upper left corner at (x, y). */
export function seal(x: number, y: number, side: number, { ground, seeds }: SealColours): string {
  const turned = SEED_TURNS.map((turn) => `<path fill-rule="evenodd" transform="rotate(${turn})" d="${SEED}"/>`);
  return `<g transform="translate(${x} ${y}) scale(${side / 96})"><path fill="${ground}" d="${SEAL}"/><g fill="${seeds}" transform="translate(48 48)">${turned.join('')}<path transform="rotate(45)" d="${RISING_SEED}"/></g></g>`;
}

/** Draws seal and word beside each other; the word is 1.58 times as wide as the seal. */
export function logo(x: number, y: number, side: number): string {
  const mark = seal(x, y, side, { ground: palette.brand, seeds: palette.surface });
  const scale = (side * 0.79) / 100;
  const word = `<path fill="${palette.brandText}" transform="translate(${x + side * 1.28 - 2 * scale} ${y + side * 0.105}) scale(${scale})" d="${WORDMARK}"/>`;
  return mark + word;
}

/** Width of `logo` in units of its height. */
export const LOGO_ASPECT = 1.28 + 1.58;
