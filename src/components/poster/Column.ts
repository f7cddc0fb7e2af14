import { fitOneLine, wrapText } from '@rules/wrapText';
import type { Box, Colour, Font, Measure, PosterItem } from './posterItem';

/** Line heights relative to the font size: `tight` for headings, `read` for body text. */
const LEADING = { tight: 1.3, read: 1.65 };
/** Distance of the baseline below the middle of a line, relative to the font size. */
const BASELINE = 0.35;

interface TextStyle {
  font: Font;
  colour: Colour;
  leading?: keyof typeof LEADING;
  maxLines?: number;
}

/** Stacks items vertically in a column of a poster and collects them in `items`. */
export class Column {
  readonly items: PosterItem[] = [];

  constructor(
    readonly x: number,
    readonly width: number,
    /** Top of the next item, in units. */
    public y: number,
    private readonly measure: Measure
  ) {}

  gap(units: number): void {
    this.y += units;
  }

  /** Adds wrapped text of up to `maxLines` lines. */
  text(text: string, { font, colour, leading = 'tight', maxLines = 1 }: TextStyle): void {
    const height = font.size * LEADING[leading];
    for (const line of wrapText(text, this.width, maxLines, (part) => this.measure(part, font))) {
      this.put(line, { x: this.x, y: this.y + height / 2 + font.size * BASELINE, font, colour });
      this.y += height;
    }
  }

  /** Adds one right-aligned line on `baseline`, truncated to `width`. */
  rightAligned(
    text: string,
    baseline: number,
    { font, colour }: Omit<TextStyle, 'leading' | 'maxLines'>,
    width = this.width
  ): void {
    const fitting = fitOneLine(text, width, (part) => this.measure(part, font));
    this.put(fitting, { x: this.x + this.width, y: baseline, font, colour, align: 'right' });
  }

  /**
   * Adds one line on `baseline`, truncated to `width`.
   * @returns its width in units
   */
  line(
    text: string,
    at: { x: number; baseline: number; width: number },
    { font, colour }: Omit<TextStyle, 'leading' | 'maxLines'>
  ): number {
    const fitting = fitOneLine(text, at.width, (part) => this.measure(part, font));
    this.put(fitting, { x: at.x, y: at.baseline, font, colour });
    return this.measure(fitting, font);
  }

  box(box: Box, colour: Colour, radius = 0): void {
    this.items.push({ kind: 'box', box, colour, radius });
  }

  /** Adds a hairline across the column. */
  rule(): void {
    this.box({ x: this.x, y: this.y, width: this.width, height: 0.5 }, 'line');
    this.y += 0.5;
  }

  private put(
    text: string,
    position: { x: number; y: number; font: Font; colour: Colour; align?: CanvasTextAlign }
  ): void {
    this.items.push({ kind: 'text', text, align: 'left', ...position });
  }
}
