import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cardGround, cardStyles } from '@/lib/cardGround';

const scss = readFileSync(path.join(__dirname, 'tokens.scss'), 'utf8');

/** Returns the colours of a list of tokens, by name. */
function coloursOf(list: string): Record<string, string> {
  const [, rest = ''] = scss.split(`\n$${list}: (`);
  const [body = ''] = rest.split('\n);');
  return Object.fromEntries(
    [...body.matchAll(/'([\w-]+)': (#[0-9a-f]{6})/g)].map(([, name = '', hex = '']) => [name, hex])
  );
}

const light = coloursOf('light');
const dark = { ...light, ...coloursOf('dark') };
const appearances = {
  light,
  dark,
  'large print': { ...light, ...coloursOf('elder') },
  'large print in the dark': { ...dark, ...coloursOf('elder'), ...coloursOf('elder-dark') }
};

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

/** Grounds of pages and cards, with the colours of text on them; placeholders have `ink-3`. */
const grounds = ['page', 'surface', 'surface-2'];
const inks = ['ink-1', 'ink-2', 'ink-3', 'brand-text', 'up', 'down', 'flat', 'ok', 'warn', 'info', 'danger'];
const pairs: [text: string, ground: string][] = [
  ...grounds.flatMap((ground) => inks.map((ink): [string, string] => [ink, ground])),
  ['ink-1', 'surface-3'],
  ['ink-2', 'surface-3'],
  ['ink-2', 'raised'],
  ...['up', 'down', 'flat', 'ok', 'warn', 'info', 'danger', 'v-person', 'v-corp', 'v-park'].map(
    (ink): [string, string] => [ink, `${ink}-tint`]
  ),
  ...['red', 'amber', 'green', 'orange', 'blue', 'pink', 'violet', 'teal'].map((hue): [string, string] => [
    `${hue}-ink`,
    `${hue}-tint`
  ]),
  ['brand-text', 'brand-tint'],
  ...['brand-fill', 'brand-fill-press', 'up-fill', 'down-fill', 'deep', 'deep-2', 'disc'].map(
    (fill): [string, string] => ['on-brand', fill]
  ),
  ...[1, 2, 3, 4, 5].map((hue): [string, string] => ['on-brand', `earth-${hue}`]),
  ['gold', 'deep'],
  ['gold', 'deep-2'],
  ['ink-1', 'hero-a'],
  ['ink-2', 'hero-a'],
  ['card-paper-ink', 'card-paper'],
  ['card-paper-gold', 'card-paper']
];

describe('the contrast of text', () => {
  it.each(Object.keys(appearances) as (keyof typeof appearances)[])('is at least 4.5:1 on its ground: %s', (name) => {
    const colours: Record<string, string | undefined> = appearances[name];
    const weak = pairs.flatMap(([text, ground]) => {
      const [ink, under] = [colours[text], colours[ground]];
      if (ink === undefined || under === undefined) return [`${text} or ${ground} is no colour`];
      const ratio = contrast(ink, under);
      return ratio < 4.5 ? [`${text} on ${ground}: ${ratio.toFixed(2)}`] : [];
    });
    expect(weak).toEqual([]);
  });
});

/** Lays a colour over another one. */
const over = (under: string, colour: string, opacity: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [from, to] = [under, colour].map((hex) => parseInt(hex.slice(at, at + 2), 16));
      return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * opacity)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

describe('the contrast of the badge on a business card', () => {
  it.each(cardStyles.filter((style) => style !== 'paper'))(
    'is at least 4.5:1 on the lines of its ground: %s',
    (style) => {
      const [from = '', to = ''] = [...cardGround(style).matchAll(/stop-color="(#\w{6})"/g)].map(
        ([, colour = '']) => colour
      );
      const [, line = ''] = /stroke="(#\w{6})"/.exec(cardGround(style)) ?? [];
      const [, red, green, blue, opacity] = /'card-gold-tint': rgba\((\d+), (\d+), (\d+), ([\d.]+)\)/.exec(scss) ?? [];
      const tint = `#${[red, green, blue].map((byte) => Number(byte).toString(16).padStart(2, '0')).join('')}`;
      // The second badge ends before the middle of the gradient.
      const ground = over(over(over(from, to, 0.5), line, 0.14), tint, Number(opacity));
      expect(contrast(light['card-gold'] ?? '', ground)).toBeGreaterThanOrEqual(4.5);
    }
  );
});
