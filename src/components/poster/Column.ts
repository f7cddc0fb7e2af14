import type { Box, Colour, Font, Measure, PosterItem } from './posterItem';
import { fitOneLine, wrapText } from './wrapText';

/** Line heights over the font size: headings stand closer than what is read. */
const LEADING = { tight: 1.3, read: 1.65 };
/** Where the line of the letters lies in a line of text, as a share of the font size below its middle. */
const BASELINE = 0.35;

interface TextStyle {
  font: Font;
  colour: Colour;
  leading?: keyof typeof LEADING;
  maxLines?: number;
}

/** Puts things below each other into a column of a poster and keeps them as items. */
export class Column {
  readonly items: PosterItem[] = [];

  constructor(
    readonly x: number,
    readonly width: number,
    /** Where the next thing begins. */
    public y: number,
    private readonly measure: Measure
  ) {}

  gap(units: number): void {
    this.y += units;
  }

  /** As many lines as it takes, up to `maxLines`. */
  text(text: string, { font, colour, leading = 'tight', maxLines = 1 }: TextStyle): void {
    const height = font.size * LEADING[leading];
    for (const line of wrapText(text, this.width, maxLines, (part) => this.measure(part, font))) {
      this.put(line, { x: this.x, y: this.y + height / 2 + font.size * BASELINE, font, colour });
      this.y += height;
    }
  }

  /** One line at the right edge, whose letters stand on `baseline`, cut to `width`. */
  rightAligned(
    text: string,
    baseline: number,
    { font, colour }: Omit<TextStyle, 'leading' | 'maxLines'>,
    width = this.width
  ): void {
    const fitting = fitOneLine(text, width, (part) => this.measure(part, font));
    this.put(fitting, { x: this.x + this.width, y: baseline, font, colour, align: 'right' });
  }

  /** One line on `baseline`, cut to `width`. Answers how wide it is. */
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

  /** A line from edge to edge, as thin as the picture shows. */
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
