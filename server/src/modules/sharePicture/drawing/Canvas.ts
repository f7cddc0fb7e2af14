import type { Language } from '@contract/localText';
import { wrapText } from '@rules/wrapText';
import { Lettering, type TextStyle } from './Lettering';

export interface TextBlock extends TextStyle {
  colour: string;
  x: number;
  width: number;
  maxLines: number;
  /** Distance of two base lines in px. */
  leading: number;
}

/** Lines of a text in the size that was chosen for it. */
interface FittedText {
  lines: string[];
  px: number;
  leading: number;
}

/** Height of capital letters and of digits above the base line, in em. */
const CAP_HEIGHT = 0.74;

/** SVG of a picture, drawn from top to bottom. */
export class Canvas {
  private readonly parts: string[] = [];
  private readonly lettering: Lettering;

  constructor(
    private readonly width: number,
    private readonly height: number,
    language: Language
  ) {
    this.lettering = new Lettering(language);
  }

  /** Loads the characters of texts in all styles. */
  async load(texts: readonly string[], figures: readonly string[]): Promise<void> {
    // An ellipsis is in no text: it appears where one is cut.
    const all = [...texts, ...figures, '…', '香…'];
    await this.lettering.load(all, { weight: 500 });
    await this.lettering.load(all, { weight: 700 });
    await this.lettering.load(figures, { weight: 700, isFigure: true });
  }

  add(svg: string): void {
    this.parts.push(svg);
  }

  widthOf(text: string, style: TextStyle): number {
    return this.lettering.widthOf(text, style);
  }

  /** Draws one line with its base line at y. */
  line(text: string, x: number, y: number, style: TextStyle & { colour: string }): void {
    this.add(this.lettering.draw(text, x, y, style));
  }

  /** Returns the lines of a text in the first size in which it is complete, else cut in the last. */
  fit(text: string, block: Omit<TextBlock, 'px' | 'leading'>, sizes: readonly number[]): FittedText {
    const inSize = (px: number) => {
      const style = { px, weight: block.weight, isFigure: block.isFigure };
      const widthOf = (part: string) => this.lettering.widthOf(part, style);
      return { lines: wrapText(text, block.width, block.maxLines, widthOf), px, leading: Math.round(px * 1.28) };
    };
    const fitted = sizes.map(inSize);
    return (
      fitted.find(({ lines }) => !lines.at(-1)?.endsWith('…')) ?? fitted.at(-1) ?? { lines: [], px: 0, leading: 0 }
    );
  }

  /** Draws a block whose first line begins at the height `top`; returns the height at which it ends. */
  block(text: string, top: number, block: Omit<TextBlock, 'px' | 'leading'>, sizes: readonly number[]): number {
    const { lines, px, leading } = this.fit(text, block, sizes);
    lines.forEach((line, index) =>
      this.line(line, block.x, Math.round(top + px * (0.5 + CAP_HEIGHT / 2) + index * leading), { ...block, px })
    );
    return top + lines.length * leading;
  }

  toSvg(): string {
    const { width, height } = this;
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${this.parts.join('')}</svg>`;
  }
}
