import type { PlanSurface } from '@/platform/planCanvas/types';
import { buildBooth, buildHall } from '@/testing/buildFloorPlan';
import { colorKeys } from './planColors';
import { PlanView } from './PlanView';

/** A hall with a thousand booths: forty columns and twenty-five rows, each three by three metres. */
const hall = buildHall(1, {
  outline: [0, 0, 130, 0, 130, 155, 0, 155],
  facilities: [{ kind: 'entrance', x: 65, y: 155 }],
  booths: Array.from({ length: 1000 }, (_, index) => {
    const [column, row] = [index % 40, Math.floor(index / 40)];
    return buildBooth(`1${String.fromCharCode(65 + row)}${String(column + 1).padStart(2, '0')}`, [
      5 + column * 3,
      3 + row * 6
    ]);
  })
});
const colors = colorKeys.map((key) => ({ fill: key, ink: key }));

function open({ width = 375, height = 500 } = {}) {
  const texts: string[] = [];
  const fills: unknown[] = [];
  const frames: (() => void)[] = [];
  const known: Record<string, unknown> = { fillText: (text: string) => texts.push(text) };
  const context = new Proxy(known, {
    get: (target, name: string) => target[name] ?? (() => undefined),
    set: (_, name, value) => {
      if (name === 'fillStyle') fills.push(value);
      return true;
    }
  });
  const surface = {
    context,
    width,
    height,
    style: { fontSize: 11 },
    requestFrame: (run: () => void) => frames.push(run)
  } as unknown as PlanSurface;
  const tapped: (string | null)[] = [];
  const content = {
    selectedNo: null as string | null,
    colorOf: () => 'rawSpice' as const,
    names: new Map([['1M20', '桂南香叶供应链']]),
    starred: new Set<string>(),
    facilityNames: { entrance: '入口', exit: '出口', toilet: 'WC', information: 'i', firstAid: '+', catering: 'F' }
  };
  const view = new PlanView();
  const show = (changes: Partial<typeof content> = {}) =>
    view.show(hall, { ...content, ...changes }, (boothNo) => tapped.push(boothNo));
  /** Runs frames until none is requested. */
  const draw = () => {
    for (let run = frames.shift(); run; run = frames.shift()) {
      jest.advanceTimersByTime(50);
      texts.length = 0;
      run();
    }
  };
  const tap = (x: number, y: number) => {
    view.onTouches([{ id: 0, x, y }]);
    view.onTouches([]);
  };
  show();
  view.onSurface(surface, colors);
  return { view, texts, fills, frames, tapped, show, draw, tap, content };
}

describe('PlanView', () => {
  it('begins at the entrance and draws the booths in view only', () => {
    const { texts } = open();
    expect(texts).toContain('Y20');
    expect(texts).toContain('入口');
    expect(texts).not.toContain('A01');
    expect(texts.length).toBeLessThan(300);
  });

  it('draws once a frame however often it is moved meanwhile', () => {
    const { view, frames } = open();
    view.onTouches([{ id: 0, x: 100, y: 100 }]);
    for (let step = 1; step <= 20; step++) view.onTouches([{ id: 0, x: 100, y: 100 + step * 10 }]);
    expect(frames).toHaveLength(1);
  });

  it('moves a booth that is asked for to the middle, with its exhibitor', () => {
    const { view, texts, draw } = open();
    view.focus('1M20');
    draw();
    expect(view.boothAt(187, 250)).toBe('1M20');
    expect(texts.some((text) => text.startsWith('桂南香'))).toBe(true);
  });

  it('focuses a booth only once its hall is shown', () => {
    const { view, draw, content } = open();
    view.focus('2A01');
    draw();
    const found = buildHall(2, { booths: [buildBooth('2A01', [40, 20])] });
    view.show(
      found,
      {
        selectedNo: null,
        colorOf: () => 'free',
        names: new Map(),
        starred: new Set(),
        facilityNames: content.facilityNames
      },
      () => undefined
    );
    draw();
    expect(view.boothAt(187, 250)).toBe('2A01');
  });

  it('reports the booth that is tapped, and null beside the booths', () => {
    const { view, tapped, tap, draw } = open();
    view.focus('1M20');
    draw();
    tap(187, 250);
    expect(tapped).toEqual(['1M20']);
    jest.advanceTimersByTime(1000);
    tap(187, 330);
    expect(tapped.at(-1)).not.toBe('1M20');
  });

  it('zooms by wheel, double tap, buttons and keys, and shows the whole hall again', () => {
    const { view, texts, draw, tap } = open();
    view.fit();
    draw();
    expect(texts).not.toContain('Y20');
    view.onWheel(187, 250, -2000);
    draw();
    expect(texts.length).toBeGreaterThan(0);
    expect(view.onKey('0')).toBe(true);
    draw();
    view.zoomBy(1);
    view.onKey('+');
    draw();
    tap(187, 250);
    tap(187, 250);
    draw();
    expect(view.boothAt(187, 250)).not.toBeNull();
    expect(view.onKey('Tab')).toBe(false);
  });

  it('marks the chosen booth and favourites in colours of their own', () => {
    const { fills, show, draw } = open();
    show({ selectedNo: '1Y20', starred: new Set(['1Y21']) });
    draw();
    expect(fills).toContain('selected');
    expect(fills).toContain('star');
  });
});
