import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repositoryFolder } from '../../../settings';
import type { OpenTypeFont, OpenTypeModule } from './opentype.types';

/** The packages stay packages: they are files of their own beside the bundle. */
const requirePackage = createRequire(import.meta.url);
const { parse } = requirePackage('opentype.js') as OpenTypeModule;
const { decompress } = requirePackage('wawoff2') as { decompress(file: Buffer): Promise<Uint8Array> };

/** Reads a font in WOFF2, the only format in which the packages of fonts bring it. */
export async function readFont(file: string): Promise<OpenTypeFont> {
  const { buffer, byteOffset, byteLength } = await decompress(await readFile(file));
  return parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}

/** Digits of the app (src/styles/fonts). */
export const figureFontFile = path.join(repositoryFolder, 'src/styles/fonts/xs-num-600.woff2');

interface Slice {
  ranges: [first: number, last: number][];
  file: string;
}

/** A family in a hundred files by the characters that they contain, the ones used most last. */
export class SlicedFamily {
  private readonly slices: Slice[];
  private readonly fonts = new Map<string, Promise<OpenTypeFont>>();

  constructor(name: 'noto-sans-sc' | 'noto-sans-tc') {
    const folder = path.dirname(requirePackage.resolve(`@fontsource-variable/${name}/package.json`));
    const ranges = requirePackage(path.join(folder, 'unicode.json')) as Record<string, string>;
    this.slices = Object.entries(ranges)
      .map(([slice, text]) => ({
        ranges: text.split(',').map(rangeOf),
        file: path.join(folder, 'files', `${name}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`)
      }))
      .reverse();
  }

  /** Returns the font with a character; undefined when the family lacks it. */
  fontOf(character: string): Promise<OpenTypeFont> | undefined {
    const code = character.codePointAt(0) ?? 0;
    const slice = this.slices.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last));
    if (slice === undefined) return undefined;
    const known = this.fonts.get(slice.file);
    if (known) return known;
    const font = readFont(slice.file);
    this.fonts.set(slice.file, font);
    return font;
  }
}

/** Reads `U+4e00-4e0a`. */
function rangeOf(text: string): [number, number] {
  const [first = '', last = first] = text.trim().slice(2).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
