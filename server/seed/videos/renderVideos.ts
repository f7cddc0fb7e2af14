import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { spiceArt } from '../../../src/lib/spiceArt';
import { type Random, random } from '../random';

/**
 * Renders the videos of the demo again: `npm run videos -w server`. Needs `ffmpeg` on the path, which nothing else
 * does: the videos themselves are in the repository.
 */
const W = 960;
const H = 540;
const FRAMES_PER_SECOND = 20;
const SECONDS = 5;
const FRAMES = FRAMES_PER_SECOND * SECONDS;
/** Pixels of a variety's drawing, and the size that a scene calls 1. */
const GOODS_PX = 200;

interface VideoScene {
  name: string;
  varietyId: string;
  /** Returns the scene at a moment from 0 to 1; `#goods` is the variety, GOODS_PX wide around its middle. */
  frame(at: number): string;
}

interface Piece {
  x: number;
  y: number;
  turn: number;
  size: number;
}

const put = ({ x, y, turn, size }: Piece): string =>
  `<use href="#goods" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${size.toFixed(2)})"/>`;

function heap(
  source: Random,
  { left, top, right, bottom, step }: Record<'left' | 'top' | 'right' | 'bottom' | 'step', number>
): Piece[] {
  const pieces: Piece[] = [];
  for (let y = top; y <= bottom; y += step)
    for (let x = left; x <= right; x += step)
      pieces.push({
        x: x + source.between(-0.35, 0.35) * step,
        y: y + source.between(-0.35, 0.35) * step,
        turn: source.integer(0, 359),
        size: (step / 125) * source.between(0.9, 1.25)
      });
  return pieces;
}

const smooth = (at: number) => at * at * (3 - 2 * at);

/** The camera moves slowly over a heap. */
function overHeap(): VideoScene['frame'] {
  const pieces = heap(random('film heap'), { left: -80, top: -80, right: 1480, bottom: 780, step: 100 })
    .map(put)
    .join('');
  return (at) => {
    const [x, y] = [-420 * smooth(at), -140 * smooth(at)];
    return `<rect width="${W}" height="${H}" fill="#3d2013"/><g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1.04)">${pieces}</g>`;
  };
}

/** Pods fall onto a tray of bamboo, one after the other. */
function intoTray(): VideoScene['frame'] {
  const source = random('film tray');
  const pods = Array.from({ length: 46 }, (_, index) => {
    const [turn, out] = [source.between(0, 2 * Math.PI), Math.sqrt(source.next()) * 165];
    const end: Piece = {
      x: W / 2 + Math.cos(turn) * out * 1.5,
      y: 300 + Math.sin(turn) * out,
      turn: source.integer(0, 359),
      size: source.between(0.42, 0.58)
    };
    return { end, from: (index / 46) * 0.78, spin: source.integer(-160, 160) };
  }).sort((one, other) => one.end.y - other.end.y);
  const rings = [1, 0.95, 0.82, 0.62, 0.4].map(
    (part, index) =>
      `<ellipse cx="${W / 2}" cy="300" rx="${330 * part}" ry="${222 * part}" fill="${index === 0 ? '#a97f45' : '#dcbb80'}" stroke="#b58d52" stroke-width="3"/>`
  );
  return (at) => {
    const shown = pods.flatMap(({ end, from, spin }) => {
      const fallen = Math.min(1, Math.max(0, (at - from) / 0.12));
      if (fallen === 0) return [];
      const above = (1 - fallen * fallen) * (end.y + 160);
      return [put({ ...end, y: end.y - above, turn: end.turn + spin * (1 - fallen) })];
    });
    return `<rect width="${W}" height="${H}" fill="#6d5a48"/>${rings.join('')}${shown.join('')}`;
  };
}

/** A scale: the pan fills, the needle moves to its position. */
function onScale(): VideoScene['frame'] {
  const source = random('film scale');
  const pieces = heap(source, { left: 300, top: 205, right: 660, bottom: 265, step: 46 }).map((piece) => ({
    ...piece,
    size: source.between(0.34, 0.46)
  }));
  const ticks = Array.from({ length: 21 }, (_, index) => {
    const turn = -100 + index * 10;
    return `<path d="M480 338v${index % 5 === 0 ? 16 : 9}" transform="rotate(${turn} 480 420)" stroke="#333" stroke-width="3"/>`;
  }).join('');
  return (at) => {
    const filled = smooth(Math.min(1, at / 0.7));
    const swing = at < 0.7 ? 0 : Math.sin((at - 0.7) * 42) * 9 * Math.exp(-(at - 0.7) * 14);
    const needle = -100 + 142 * filled + swing;
    const sunk = 10 * filled;
    const shown = pieces
      .slice(0, Math.round(pieces.length * filled))
      .map(put)
      .join('');
    return `<rect width="${W}" height="${H}" fill="#e9e2d6"/><rect y="486" width="${W}" height="54" fill="#b8a184"/>
      <path d="M330 500h300l-36-190H366z" fill="#8f2f24"/><circle cx="480" cy="420" r="96" fill="#fbfaf6" stroke="#6d231b" stroke-width="8"/>${ticks}
      <path d="M480 430V348" transform="rotate(${needle.toFixed(1)} 480 420)" stroke="#c0392b" stroke-width="6" stroke-linecap="round"/>
      <circle cx="480" cy="420" r="9" fill="#333"/><g transform="translate(0 ${sunk.toFixed(1)})"><rect x="468" y="285" width="24" height="34" fill="#777"/>
      ${shown}<path d="M226 262h508q-22 44-80 44H306q-58 0-80-44z" fill="#9aa3a8" stroke="#6f777b" stroke-width="4"/></g>`;
  };
}

const VIDEOS: VideoScene[] = [
  { name: 'star-anise', varietyId: 'star-anise', frame: overHeap() },
  { name: 'tsaoko', varietyId: 'tsaoko', frame: intoTray() },
  { name: 'cassia', varietyId: 'cassia', frame: onScale() }
];

/** Mark on every frame: the video shows no real goods. */
const MARK = `<g font-family="Noto Sans CJK SC, sans-serif" font-size="24" text-anchor="middle"><rect x="778" y="20" width="162" height="40" rx="20" fill="#000" fill-opacity=".45"/>
  <text x="859" y="48" fill="#fff">演示 Demo</text></g>`;

async function renderVideo({ name, varietyId, frame }: VideoScene): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'xiangshi-video-'));
  const art = Buffer.from(spiceArt(varietyId, { mode: 'mark', title: false }));
  const goods = await sharp(art, { density: 144 }).resize(GOODS_PX).png().toBuffer();
  const half = GOODS_PX / 2;
  const defs = `<defs><image id="goods" x="${-half}" y="${-half}" width="${GOODS_PX}" height="${GOODS_PX}" href="data:image/png;base64,${goods.toString('base64')}"/></defs>`;
  for (let index = 0; index < FRAMES; index += 1) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}">${defs}${frame(index / (FRAMES - 1))}${MARK}</svg>`;
    await sharp(Buffer.from(svg))
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toFile(path.join(folder, `${String(index).padStart(3, '0')}.png`));
  }
  const options = ['-preset', 'veryslow', '-crf', '31', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'];
  const bare = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-i',
    path.join(folder, '%03d.png')
  ];
  const output = path.join(import.meta.dirname, `${name}.mp4`);
  execFileSync('ffmpeg', [...input, '-c:v', 'libx264', '-profile:v', 'main', ...options, ...bare, output]);
  rmSync(folder, { recursive: true });
}

for (const scene of VIDEOS) await renderVideo(scene);
