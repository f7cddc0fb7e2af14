import type { Language } from '@contract/localText';
import { figureFontFile, readFont, SlicedFamily } from './fontFiles';
import type { OpenTypeFont, PathCommand } from './opentype.types';

export interface TextStyle {
  px: number;
  weight: 500 | 700;
  /** Digits and signs in the digits of the app. */
  isFigure?: boolean;
}

/** The fonts are Chinese: their quotation marks and ellipsis are as wide as a character. */
const narrow: Record<string, string> = { '‘': "'", '’': "'", '“': '"', '”': '"', '…': '...', '—': '–' };
const isChinese = /[\u2e80-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u;

interface Outline {
  /** In em. */
  advance: number;
  path: string;
  unitsPerEm: number;
}

/** Forms of Chinese characters differ: the first family of a language has its own. */
const families = { SC: new SlicedFamily('noto-sans-sc'), TC: new SlicedFamily('noto-sans-tc') };
let figureFont: Promise<OpenTypeFont> | undefined;

/**
 * Texts as outlines, which need no font of the machine. Characters must be loaded before they are measured or drawn; one that
 * no family has, such as an emoji, is left out.
 */
export class Lettering {
  private readonly outlines = new Map<string, Outline | null>();

  constructor(private readonly language: Language) {}

  /** Loads the characters of texts. */
  async load(texts: readonly string[], style: Pick<TextStyle, 'weight' | 'isFigure'>): Promise<void> {
    for (const character of new Set(texts.flatMap((text) => [...charactersOf(text), ...text.normalize('NFC')]))) {
      const key = keyOf(character, style);
      if (!this.outlines.has(key)) this.outlines.set(key, await this.findOutline(character, style));
    }
  }

  /** Returns the width in px. */
  widthOf(text: string, style: TextStyle): number {
    return this.glyphsOf(text, style).reduce((sum, { advance }) => sum + advance * style.px, 0);
  }

  /** Draws a text as SVG; (x, y) is the start of its base line. */
  draw(text: string, x: number, y: number, style: TextStyle & { colour: string }): string {
    let at = x;
    const paths = this.glyphsOf(text, style).map(({ advance, path, unitsPerEm }) => {
      const scale = style.px / unitsPerEm;
      const drawn = `<path transform="translate(${at.toFixed(2)} ${y}) scale(${scale.toFixed(5)} -${scale.toFixed(5)})" d="${path}"/>`;
      at += advance * style.px;
      return path === '' ? '' : drawn;
    });
    return `<g fill="${style.colour}">${paths.join('')}</g>`;
  }

  private glyphsOf(text: string, style: TextStyle): Outline[] {
    return charactersOf(text).flatMap((character) => this.outlines.get(keyOf(character, style)) ?? []);
  }

  private async findOutline(character: string, { weight, isFigure }: Pick<TextStyle, 'weight' | 'isFigure'>) {
    if (isFigure) {
      figureFont ??= readFont(figureFontFile);
      const figure = outlineOf(await figureFont, character, weight);
      if (figure) return figure;
    }
    const { SC, TC } = families;
    for (const family of this.language === 'zh-Hant' ? [TC, SC] : [SC, TC]) {
      const font = await family.fontOf(character);
      const outline = font && outlineOf(font, character, weight);
      if (outline) return outline;
    }
    return null;
  }
}

/** Returns the characters that are drawn: spaces that do not break are spaces. */
function charactersOf(text: string): string[] {
  const spaced = text.normalize('NFC').replace(/\s/gu, ' ');
  return [...(isChinese.test(spaced) ? spaced : spaced.replace(/[‘’“”…—]/g, (mark) => narrow[mark] ?? mark))];
}

const keyOf = (character: string, { weight, isFigure }: Pick<TextStyle, 'weight' | 'isFigure'>) =>
  `${isFigure ? 'figure' : weight} ${character}`;

/** Returns null for a character that the font lacks. */
function outlineOf(font: OpenTypeFont, character: string, weight: number): Outline | null {
  if (font.charToGlyphIndex(character) === 0) return null;
  const plain = font.charToGlyph(character);
  const glyph = font.variation ? font.variation.getTransform(plain, { wght: weight }) : plain;
  return {
    advance: glyph.advanceWidth / font.unitsPerEm,
    path: glyph.path.commands.map(pathData).join(''),
    unitsPerEm: font.unitsPerEm
  };
}

/** Writes a command of an outline; the package's own writer runs two numbers together after a −0.5. */
function pathData(command: PathCommand): string {
  const point = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;
  switch (command.type) {
    case 'Z':
      return 'Z';
    case 'Q':
      return `Q${point(command.x1, command.y1)} ${point(command.x, command.y)}`;
    case 'C':
      return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${point(command.x, command.y)}`;
    default:
      return command.type + point(command.x, command.y);
  }
}
