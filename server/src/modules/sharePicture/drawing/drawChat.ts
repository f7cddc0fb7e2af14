import { drawArt } from './art';
import type { Canvas } from './Canvas';
import { drawCurve } from './drawCurve';
import { drawChange, drawFigure } from './drawFigure';
import { drawGround, drawPill } from './drawGround';
import type { ShareFace } from './face';
import { seal } from './logo';
import { palette } from './palette';

const LEFT = 44;
const WIDTH = 750;
const HEIGHT = 600;
const TEXT_WIDTH = WIDTH - 2 * LEFT;
const SHEET = 388;
const SEAL = 72;
/** Sizes of a title on the sheet. */
const SIZES = [54, 48, 44];

/** Draws the picture of a card in WeChat, 750 by 600; the title of the page is above it. */
export function drawChat(canvas: Canvas, face: ShareFace, photo: Buffer | null): void {
  if (face.curve === null) drawSheetOnArt(canvas, face, photo);
  else drawPrice(canvas, face, face.curve);
  if (face.art.kind === 'seal') return;
  canvas.add(seal(WIDTH - LEFT - SEAL, 40, SEAL, { ground: palette.brand, seeds: palette.surface }));
}

function drawSheetOnArt(canvas: Canvas, face: ShareFace, photo: Buffer | null): void {
  drawArt(canvas, face.art, photo, { x: 0, y: 0, width: WIDTH, height: artHeight(face, photo), radius: 0 });
  drawPill(canvas, face.section, { x: LEFT, y: 40, px: 40 });
  canvas.add(
    `<path fill="${palette.surface}" d="M0 ${SHEET + 40}a40 40 0 0 1 40 -40H${WIDTH - 40}a40 40 0 0 1 40 40V${HEIGHT}H0Z"/>`
  );
  const { figure } = face;
  const block = { x: LEFT, width: TEXT_WIDTH, weight: 700, colour: palette.ink1 } as const;
  if (figure === null) {
    const isOneLine = canvas.fit(face.title, { ...block, maxLines: 1 }, SIZES).lines[0]?.endsWith('…') === false;
    const y = canvas.block(face.title, SHEET + 36, { ...block, maxLines: isOneLine ? 1 : 2 }, SIZES);
    if (isOneLine) drawFact(canvas, face.facts[0] ?? '', y + 14);
    return;
  }
  drawFigure(canvas, figure, { x: LEFT, y: SHEET + 114, width: TEXT_WIDTH, sizes: [96, 84, 72, 60, 52], unitPx: 42 });
  drawFact(canvas, face.facts[0] ?? face.title, SHEET + 138);
}

/** The sheet hides the lower end of a drawing, whose middle stays in sight, but nothing of a photo or the seal. */
const artHeight = ({ art }: ShareFace, photo: Buffer | null) => (photo === null && art.kind === 'variety' ? 480 : 430);

function drawFact(canvas: Canvas, text: string, y: number): void {
  const block = { x: LEFT, width: TEXT_WIDTH, weight: 500, colour: palette.ink2, maxLines: 1 } as const;
  canvas.block(text, y, block, [44, 40]);
}

function drawPrice(canvas: Canvas, face: ShareFace, curve: NonNullable<ShareFace['curve']>): void {
  drawGround(canvas, WIDTH, HEIGHT);
  const block = { x: LEFT, width: TEXT_WIDTH - SEAL - 20, weight: 700, colour: palette.ink1, maxLines: 1 } as const;
  const isShort = canvas.fit(face.title, block, [60, 52, 44]).lines[0]?.endsWith('…') === false;
  canvas.block(face.title, 38, { ...block, maxLines: isShort ? 1 : 2 }, isShort ? [60, 52, 44] : [44]);
  if (isShort) drawFact(canvas, face.facts[0] ?? '', 112);
  const { figure } = face;
  if (figure !== null) {
    drawFigure(canvas, figure, { x: LEFT, y: 286, width: TEXT_WIDTH, sizes: [124, 104, 88], unitPx: 44 });
    if (figure.change !== null) drawChange(canvas, figure.change, LEFT, 312, 46);
  }
  const trend = figure?.change?.trend ?? 'flat';
  drawCurve(canvas, curve.points, trend, { x: LEFT, y: 418, width: TEXT_WIDTH - 8, height: 130 });
}
