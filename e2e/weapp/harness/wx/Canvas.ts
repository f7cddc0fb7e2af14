import type { Failures } from '../Failures';

/** One operation on a canvas: a method with its arguments, or an assigned property. */
export interface DrawCall {
  name: string;
  values: unknown[];
}

/** The image of a canvas, with the members that an app uses. */
interface CanvasImage {
  width: number;
  height: number;
  onload: (() => void) | null;
  onerror: ((problem: object) => void) | null;
}

const methods = new Set(
  `arc arcTo beginPath bezierCurveTo clearRect clip closePath drawImage ellipse fill fillRect fillText lineTo moveTo
   putImageData quadraticCurveTo rect resetTransform restore rotate save scale setLineDash setTransform stroke
   strokeRect strokeText transform translate`.split(/\s+/)
);
const properties = new Set(
  `direction fillStyle font globalAlpha globalCompositeOperation imageSmoothingEnabled lineCap lineDashOffset lineJoin
   lineWidth miterLimit shadowBlur shadowColor shadowOffsetX shadowOffsetY strokeStyle textAlign textBaseline`.split(
    /\s+/
  )
);

/** The node of `<canvas type="2d">`: renders nothing, records all operations. */
export class Canvas {
  width = 300;
  height = 150;
  readonly calls: DrawCall[] = [];
  private readonly context: object;

  constructor(
    private readonly failures: Failures,
    private readonly frame: (run: () => void) => number,
    private readonly stopFrame: (id: number) => void
  ) {
    this.context = this.recorder();
  }

  getContext(kind: string): object | null {
    return kind === '2d' ? this.context : null;
  }

  requestAnimationFrame(run: () => void): number {
    return this.frame(run);
  }

  cancelAnimationFrame(id: number): void {
    this.stopFrame(id);
  }

  /** Fails to load SVG, as WeChat on many phones. */
  createImage(): object {
    const picture = { width: 0, height: 0, onload: null, onerror: null } as CanvasImage;
    let source = '';
    Object.defineProperty(picture, 'src', {
      enumerable: true,
      get: () => source,
      set: (address: string) => {
        source = address;
        const isRead = !/\.svg(\?|$)|^data:image\/svg/.test(address);
        if (isRead) Object.assign(picture, { width: 100, height: 100 });
        this.frame(() => (isRead ? picture.onload?.() : picture.onerror?.({ errMsg: 'not a picture' })));
      }
    });
    return picture;
  }

  createPath2D(): object {
    return {};
  }

  toDataURL(): string {
    return 'data:image/png;base64,';
  }

  private recorder(): object {
    const values: Record<string, unknown> = { canvas: this };
    const special: Record<string, unknown> = {
      // Half a font size per character: reproducible widths, not those of a font.
      measureText: (text: string) => ({ width: [...text].length * fontSize(values.font) * 0.5 }),
      createLinearGradient: (...coordinates: number[]) => gradientOf('linear', coordinates),
      createRadialGradient: (...coordinates: number[]) => gradientOf('radial', coordinates),
      getLineDash: () => []
    };
    return new Proxy(values, {
      get: (target, name) => {
        if (typeof name === 'symbol') return undefined;
        if (name in special) return special[name];
        if (methods.has(name)) return (...given: unknown[]) => void this.calls.push({ name, values: given });
        if (properties.has(name) || name in target) return target[name];
        this.failures.add(`canvas: the harness does not know ${name} of the 2d context`);
        return undefined;
      },
      set: (target, name, value: unknown) => {
        if (typeof name === 'symbol' || !properties.has(name)) {
          this.failures.add(`canvas: the harness does not know ${String(name)} of the 2d context`);
          return true;
        }
        target[name] = value;
        this.calls.push({ name, values: [value] });
        return true;
      }
    });
  }
}

/** Describes a gradient as a value that can be serialized. */
function gradientOf(gradient: 'linear' | 'radial', values: number[]): object {
  const stops: [number, string][] = [];
  return { gradient, values, stops, addColorStop: (at: number, colour: string) => void stops.push([at, colour]) };
}

function fontSize(font: unknown): number {
  const [, size] = /(\d+(?:\.\d+)?)px/.exec(String(font)) ?? [];
  return size ? Number(size) : 10;
}
