/// <reference lib="dom" />
import type { DrawCall } from '../harness/wx/Canvas';
import type { Box } from '../harness/wx/Layout';

/** A canvas and the draw calls of the app. */
export interface Drawn {
  /** The `data-n` of its element. */
  number: number;
  width: number;
  height: number;
  calls: DrawCall[];
}

/** Runs in the browser: does what WeChat's components do by script, once the page is laid out. */
export async function finishPage(drawn: Drawn[]): Promise<void> {
  const loaded = (address: string) =>
    new Promise<HTMLImageElement | undefined>((resolve) => {
      const picture = new Image();
      picture.onload = () => resolve(picture);
      picture.onerror = () => resolve(undefined);
      picture.src = address;
    });
  const fit = async (box: HTMLElement) => {
    const picture = await loaded(box.dataset.picture ?? '');
    const image = box.parentElement;
    if (!image) return;
    if (!picture) return void (image.dataset.broken = box.dataset.picture);
    const { naturalWidth, naturalHeight } = picture;
    const mode = image.getAttribute('mode');
    if (mode === 'widthFix') image.style.height = `${(image.offsetWidth * naturalHeight) / (naturalWidth || 1)}px`;
    if (mode === 'heightFix') image.style.width = `${(image.offsetHeight * naturalWidth) / (naturalHeight || 1)}px`;
  };
  const boxOf = (frame: Element) =>
    [...frame.children].forEach((item, index) => {
      (item as HTMLElement).style.transform = `translate(${index * 100}%, 0)`;
    });

  /** Gradients and pictures are passed by their description. */
  type Described = { gradient?: string; values?: number[]; stops?: [number, string][]; src?: string };
  const replay = async ({ number, width, height, calls }: Drawn) => {
    const canvas = document.querySelector<HTMLCanvasElement>(`[data-n="${number}"] > canvas`);
    const context = canvas?.getContext('2d') as (CanvasRenderingContext2D & Record<string, unknown>) | undefined;
    if (!canvas || !context) return;
    Object.assign(canvas, { width, height });
    const gradientOf = ({ gradient, values = [], stops = [] }: Described) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
      const made =
        gradient === 'radial'
          ? context.createRadialGradient(a, b, c, d, e, f)
          : context.createLinearGradient(a, b, c, d);
      for (const [at, colour] of stops) made.addColorStop(at, colour);
      return made;
    };
    for (const { name, values } of calls) {
      const real: unknown[] = [];
      for (const value of values) {
        const described = (typeof value === 'object' && value !== null ? value : {}) as Described;
        if (described.gradient) real.push(gradientOf(described));
        else if (described.src) real.push(await loaded(described.src));
        else real.push(value);
      }
      if (real.length > 0 && real[0] === undefined) continue;
      const member = context[name];
      if (typeof member === 'function') (member as (...given: unknown[]) => void).apply(context, real);
      else (context as Record<string, unknown>)[name] = real[0];
    }
  };

  document.querySelectorAll('.wx-swiper-frame').forEach(boxOf);
  await Promise.all([...document.querySelectorAll<HTMLElement>('[data-picture]')].map(fit));
  for (const one of drawn) await replay(one);
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Runs in the browser: measures elements by their `data-n`. */
export function measurePage({ numbers, names }: { numbers: number[]; names: string[] }): Box[] {
  return numbers.map((number) => {
    const element = document.querySelector(`[data-n="${number}"]`);
    if (!element) return { left: 0, top: 0, width: 0, height: 0, style: {} };
    const { left, top, width, height } = element.getBoundingClientRect();
    const computed = getComputedStyle(element) as unknown as Record<string, string>;
    return { left, top, width, height, style: Object.fromEntries(names.map((name) => [name, computed[name] ?? ''])) };
  });
}
