import { escapeHtml } from '@/platform/htmlBody/htmlTokens';

/** Mean width of a digit or sign in the number font, relative to its size. */
const DIGIT_WIDTH = 0.56;

const anchors: Record<string, string> = { left: 'start', center: 'middle', right: 'end' };

const round = (value: number) => Math.round(value * 10) / 10;

/** The part of a canvas context that charts of the first frame need; writes SVG. */
export class SvgContext {
  font = '';
  fillStyle = '';
  strokeStyle = '';
  textAlign = 'left';
  textBaseline = '';
  lineWidth = 1;
  lineJoin = 'miter';
  lineCap = 'butt';
  globalAlpha = 1;
  svg = '';
  private path = '';
  private dashes = '';

  measureText(text: string): { width: number } {
    return { width: text.length * this.size * DIGIT_WIDTH };
  }

  setLineDash(dashes: readonly number[]): void {
    this.dashes = dashes.join(' ');
  }

  beginPath(): void {
    this.path = '';
  }

  moveTo(x: number, y: number): void {
    this.path += `M${round(x)} ${round(y)}`;
  }

  lineTo(x: number, y: number): void {
    this.path += `${this.path ? 'L' : 'M'}${round(x)} ${round(y)}`;
  }

  /** A whole circle. */
  arc(x: number, y: number, radius: number): void {
    this.path += `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  }

  closePath(): void {
    this.path += 'Z';
  }

  stroke(): void {
    const { path, strokeStyle, lineWidth, lineJoin, lineCap, dashes } = this;
    const dashed = dashes && ` stroke-dasharray="${dashes}"`;
    this.svg += `<path d="${path}" fill="none" stroke="${strokeStyle}" stroke-width="${lineWidth}" stroke-linejoin="${lineJoin}" stroke-linecap="${lineCap}"${dashed}/>`;
  }

  fill(): void {
    const opacity = this.globalAlpha < 1 ? ` fill-opacity="${this.globalAlpha}"` : '';
    this.svg += `<path d="${this.path}" fill="${this.fillStyle}"${opacity}/>`;
  }

  fillText(text: string, x: number, y: number): void {
    const { size, fillStyle, textAlign } = this;
    const anchor = anchors[textAlign] ?? 'start';
    this.svg += `<text x="${round(x)}" y="${round(y)}" fill="${fillStyle}" font-size="${size}" text-anchor="${anchor}">${escapeHtml(text)}</text>`;
  }

  private get size(): number {
    return Number(/([\d.]+)px/.exec(this.font)?.[1] ?? 11);
  }
}
