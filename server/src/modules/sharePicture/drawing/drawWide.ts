import { drawArt, drawTile } from './art';
import type { Canvas } from './Canvas';
import { drawCurve } from './drawCurve';
import { drawChange, drawFigure } from './drawFigure';
import { drawGround, drawPill } from './drawGround';
import type { ShareFace } from './face';
import { logo, LOGO_ASPECT } from './logo';
import { palette } from './palette';

const LEFT = 68;
const TEXT_WIDTH = 572;
const ART = { x: 688, y: 69, width: 446, height: 492, radius: 44 };
/** Height at which the text ends: the logo is below. */
const FOOT = 514;
const FACT_PX = 40;
const FACT_LEADING = 52;
const LOGO_PX = 58;

/** Draws the picture of a link preview, 1,200 by 630. */
export function drawWide(canvas: Canvas, face: ShareFace, photo: Buffer | null, appName: string): void {
  drawGround(canvas, 1200, 630);
  drawPill(canvas, face.section, { x: LEFT, y: 48, px: 36 });
  drawText(canvas, face);
  drawLogo(canvas, appName);
  if (face.curve === null) drawArt(canvas, face.art, photo, ART);
  else drawCurveCard(canvas, face, face.curve);
}

/** Returns how many lines of a title there are beside a figure, and the height of the figure in px. */
function roomOf(figure: ShareFace['figure']): [titleLines: number, figureHeight: number] {
  if (figure === null) return [4, 0];
  return figure.change === null ? [3, 112] : [2, 180];
}

function drawText(canvas: Canvas, face: ShareFace): void {
  const { figure } = face;
  const [titleLines, figureHeight] = roomOf(figure);
  const titleBlock = {
    x: LEFT,
    width: TEXT_WIDTH,
    weight: 700,
    colour: palette.ink1,
    maxLines: titleLines
  } as const;
  let y = canvas.block(face.title, 130, titleBlock, figure ? [62, 54, 48] : [66, 58, 50]) + 10;
  const factRows = Math.max(0, Math.floor((FOOT - y - figureHeight) / FACT_LEADING));
  const factBlock = { x: LEFT, width: TEXT_WIDTH, weight: 500, colour: palette.ink2, maxLines: 1 } as const;
  for (const fact of face.facts.slice(0, factRows)) {
    canvas.block(fact, y + 4, factBlock, [FACT_PX, FACT_PX - 4]);
    y += FACT_LEADING;
  }
  if (figure === null) return;
  drawFigure(canvas, figure, { x: LEFT, y: y + 92, width: TEXT_WIDTH, sizes: [104, 88, 76, 64, 54], unitPx: 38 });
  if (figure.change !== null) drawChange(canvas, figure.change, LEFT, y + 114, 40);
}

function drawLogo(canvas: Canvas, appName: string): void {
  canvas.add(logo(LEFT, 526, LOGO_PX));
  if (appName === '') return;
  const x = LEFT + LOGO_PX * LOGO_ASPECT + 22;
  canvas.line(appName, x, 526 + LOGO_PX * 0.72, { px: 36, weight: 500, colour: palette.ink3 });
}

function drawCurveCard(canvas: Canvas, face: ShareFace, curve: NonNullable<ShareFace['curve']>): void {
  const { x, y, width, height, radius } = ART;
  canvas.add(`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${palette.surface}"/>`);
  if (face.art.kind === 'variety') drawTile(canvas, face.art.id, { x: x + 36, y: y + 36, side: 112 });
  const caption = { px: 36, weight: 500 } as const;
  const end = x + width - 40;
  canvas.line(curve.caption, end - canvas.widthOf(curve.caption, caption), y + 104, {
    ...caption,
    colour: palette.ink3
  });
  const box = { x: x + 40, y: y + 214, width: width - 84, height: 196 };
  for (const level of [box.y, box.y + box.height]) {
    canvas.add(
      `<path stroke="${palette.grid}" stroke-width="3" stroke-dasharray="10 9" d="M${box.x} ${level}H${end}"/>`
    );
  }
  drawCurve(canvas, curve.points, face.figure?.change?.trend ?? 'flat', box);
}
