import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { runInWorker } from '../../workers/runInWorker';
import { distinctShapes, pieceOutline } from './captchaShape';

/** Sizes of every captcha, in px of the picture. */
export const puzzleSize = { width: 280, height: 140, pieceSize: 44 } as const;

const COLOURS = ['#8a4b23', '#b5713a', '#d9a066', '#6f7f3f', '#a33a2c', '#e2c48d', '#5c3a21', '#c98a4b'];
/** Light enough to show a hole. */
const GROUNDS = ['#d9a066', '#e2c48d', '#c98a4b', '#b8b07a', '#dcb68a'];
const SEEDS = 26;
const STROKES = 9;
/** The piece starts at the left edge, where there is no hole. */
const FIRST_OFFSET_PX = 62;
const HOLES = 3;
/** Minimum distance between two holes; the rest of the width is distributed at random. */
const GAP_PX = 3;

const pick = (colours = COLOURS) => colours[randomInt(colours.length)] ?? '';

/** Draws seeds and leaves at random positions, so that no picture can be looked up. */
function scatter({ width, height }: { width: number; height: number }): string {
  const shapes = Array.from({ length: SEEDS }, () => {
    const [x, y, rx] = [randomInt(width), randomInt(height), randomInt(8, 34)];
    const ry = Math.max(4, Math.round(rx * (randomInt(30, 90) / 100)));
    const turn = randomInt(180);
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${pick()}" fill-opacity="0.${randomInt(45, 90)}"
      stroke="#fff" stroke-opacity="0.25" transform="rotate(${turn} ${x} ${y})"/>`;
  });
  return `<rect width="${width}" height="${height}" fill="${pick(GROUNDS)}"/>${shapes.join('')}`;
}

/** Draws curves like the edge of a hole, so that an edge alone reveals nothing. */
function strokes({ width, height }: { width: number; height: number }): string {
  return Array.from({ length: STROKES }, () => {
    const [x, y, r] = [randomInt(width), randomInt(height), randomInt(6, 24)];
    return `<path d="M${x - r},${y} a${r},${r} 0 0 ${randomInt(2)} ${r * 2},${randomInt(-8, 8)}" fill="none"
      stroke="#fff" stroke-opacity="0.5" transform="rotate(${randomInt(360)} ${x} ${y})"/>`;
  }).join('');
}

/** Noise over the whole picture, different in each drawing. */
const grain = () => `<filter id="g"><feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2"
    seed="${randomInt(10_000)}"/><feColorMatrix values="0 0 0 0 0.5 0 0 0 0 0.4 0 0 0 0 0.3 0 0 0 0.9 -0.25"/></filter>
  <rect width="100%" height="100%" filter="url(#g)"/>`;

async function dataUri(svg: string): Promise<string> {
  const png = await runInWorker('captcha', 'renderPng', svg);
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Returns offsets of holes that do not touch, from left to right, in px of the picture. */
function candidateOffsets(): number[] {
  const { width, pieceSize } = puzzleSize;
  const spare = width - FIRST_OFFSET_PX - HOLES * pieceSize - (HOLES - 1) * GAP_PX;
  const cuts = Array.from({ length: HOLES }, () => randomInt(spare)).sort((a, b) => a - b);
  return cuts.map((cut, index) => FIRST_OFFSET_PX + cut + index * (pieceSize + GAP_PX));
}

/** Returns the values in random order. */
function shuffled([a, b, c]: [number, number, number]): [number, number, number] {
  const orders = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a]
  ] as const;
  return [...(orders[randomInt(orders.length)] ?? orders[0])];
}

/**
 * Draws a picture with two holes and a dark square, and the piece with the shape of one hole. The piece is cut from
 * another picture and slightly rotated: only its shape shows where it belongs, which a person sees at once.
 */
export async function drawPuzzle(): Promise<{ picture: string; piece: string; offsetPx: number; pieceTop: number }> {
  const { width, height, pieceSize } = puzzleSize;
  const pieceTop = randomInt(8, height - pieceSize - 8);
  const offsets = candidateOffsets();
  const [wanted, unlike, square] = shuffled([0, 1, 2]);
  const [shape = [], other = []] = distinctShapes(2);
  // Without an edge, because the edge of the piece would reveal its position.
  const hole = (at: number, path: string) =>
    `<path d="${path}" transform="translate(${offsets[at] ?? 0} ${pieceTop})" fill="#000" fill-opacity="0.${randomInt(48, 66)}"
      filter="url(#s)"/>`;
  // Darker than both wherever the piece is: shade alone reveals nothing.
  const holes = [
    hole(wanted, pieceOutline(shape)),
    hole(unlike, pieceOutline(other)),
    hole(square, 'M2,2 h40 v40 h-40 z')
  ];
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <filter id="s"><feGaussianBlur stdDeviation="0.6"/></filter>${scatter(puzzleSize)}${strokes(puzzleSize)}${holes.join('')}${grain()}</svg>`;
  const [outline, middle] = [pieceOutline(shape), pieceSize / 2];
  const piece = `<svg xmlns="http://www.w3.org/2000/svg" width="${pieceSize}" height="${pieceSize}">
    <clipPath id="p"><path d="${outline}"/></clipPath>
    <g transform="rotate(${randomInt(-5, 6)} ${middle} ${middle})"><g clip-path="url(#p)">
      ${scatter({ width: pieceSize, height: pieceSize })}${grain()}</g>
      <path d="${outline}" fill="none" stroke="#222" stroke-width="1.6"/>
      <path d="${outline}" fill="none" stroke="#fff" stroke-width="1.6" stroke-dasharray="4 3"/></g></svg>`;
  const [pictureUri, pieceUri] = await Promise.all([dataUri(picture), dataUri(piece)]);
  return { picture: pictureUri, piece: pieceUri, offsetPx: offsets[wanted] ?? 0, pieceTop };
}

/** Renders an SVG of few colours as PNG. */
export function renderPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer();
}
