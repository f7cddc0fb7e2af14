import { randomInt } from 'node:crypto';
import sharp from 'sharp';

/** Sizes of every puzzle, in px of the picture. */
export const puzzleSize = { width: 280, height: 140, pieceSize: 44 } as const;

const COLOURS = ['#8a4b23', '#b5713a', '#d9a066', '#6f7f3f', '#a33a2c', '#e2c48d', '#5c3a21', '#c98a4b'];
const SEEDS = 26;

/** The outline of the piece: a square with round corners and a knob on its right. */
function outline(left: number, top: number): string {
  const [x, right, bottom, middle] = [left + 1, left + 31, top + 41, top + 21];
  return [
    `M${x + 5},${top + 1} H${right - 5} q5,0 5,5 V${middle - 7}`,
    `a8,8 0 1 1 0,14 V${bottom - 5} q0,5 -5,5`,
    `H${x + 5} q-5,0 -5,-5 V${top + 6} q0,-5 5,-5 z`
  ].join(' ');
}

const pick = () => COLOURS[randomInt(COLOURS.length)] ?? '';

/** Seeds and leaves at random places: no two pictures are alike, so none can be looked up. */
function scatter(): string {
  const { width, height } = puzzleSize;
  const shapes = Array.from({ length: SEEDS }, () => {
    const [x, y, rx] = [randomInt(width), randomInt(height), randomInt(8, 34)];
    const ry = Math.max(4, Math.round(rx * (randomInt(30, 90) / 100)));
    const turn = randomInt(180);
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${pick()}" fill-opacity="0.${randomInt(45, 90)}"
      stroke="#fff" stroke-opacity="0.25" transform="rotate(${turn} ${x} ${y})"/>`;
  });
  return `<rect width="100%" height="100%" fill="${pick()}"/>${shapes.join('')}`;
}

async function dataUri(svg: string): Promise<string> {
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** The picture with its hole, and the piece that fills it. */
export async function drawPuzzle(offsetPx: number, pieceTop: number): Promise<{ picture: string; piece: string }> {
  const { width, height, pieceSize } = puzzleSize;
  const ground = scatter();
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
  const hole = outline(offsetPx, pieceTop);
  const decoy = `<ellipse cx="${randomInt(width)}" cy="${randomInt(height)}" rx="22" ry="20" fill="#000" fill-opacity="0.25"/>`;
  const picture = `${open}${ground}${decoy}
    <path d="${hole}" fill="#000" fill-opacity="0.45" stroke="#fff" stroke-opacity="0.6"/></svg>`;
  const piece = `<svg xmlns="http://www.w3.org/2000/svg" width="${pieceSize}" height="${pieceSize}"
    viewBox="${offsetPx} ${pieceTop} ${pieceSize} ${pieceSize}"><clipPath id="p"><path d="${hole}"/></clipPath>
    <g clip-path="url(#p)">${ground}</g><path d="${hole}" fill="none" stroke="#fff" stroke-width="1.5"/></svg>`;
  return { picture: await dataUri(picture), piece: await dataUri(piece) };
}
