import { layOutCurve } from '@rules/layOutCurve';
import type { Canvas } from './Canvas';
import type { ShareFace, Trend } from './face';
import { trendColours } from './palette';

interface CurveBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws the prices as a line above a tint that ends at the foot of the box, with a dot on the newest one. */
export function drawCurve(
  canvas: Canvas,
  points: NonNullable<ShareFace['curve']>['points'],
  trend: Trend,
  box: CurveBox
) {
  const colour = trendColours[trend];
  const { segments } = layOutCurve(points, box);
  const foot = box.y + box.height * 1.18;
  canvas.add(
    `<linearGradient id="under" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity=".24"/><stop offset="1" stop-color="${colour}" stop-opacity=".02"/></linearGradient>`
  );
  for (const segment of segments) {
    const [first, last] = [segment[0], segment.at(-1)];
    if (first === undefined || last === undefined) continue;
    const line = segment.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
    canvas.add(`<path fill="url(#under)" d="M${line}L${last.x.toFixed(1)} ${foot}L${first.x.toFixed(1)} ${foot}Z"/>`);
    canvas.add(
      `<path fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="M${line}"/>`
    );
  }
  const newest = segments.at(-1)?.at(-1);
  if (newest === undefined) return;
  canvas.add(
    `<circle cx="${newest.x.toFixed(1)}" cy="${newest.y.toFixed(1)}" r="12" fill="${colour}" stroke="#ffffff" stroke-width="5"/>`
  );
}
