import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encode } from 'uqr';

const WIDTH = 640;
const HEIGHT = 480;
const MODULE_PX = 8;
/** Brightness: not quite black on not quite white, on a grey table. */
const [INK, PAPER, TABLE] = [30, 225, 120];
const NO_COLOUR = 128;

/**
 * Writes a video for Chromium's `--use-file-for-fake-video-capture`: a printed code that lies on a table.
 * @returns the path of the file (Y4M, half a second)
 */
export function fakeCameraVideo(text: string): string {
  const { data, size } = encode(text, { border: 3 });
  const [left, top] = [(WIDTH - size * MODULE_PX) / 2, (HEIGHT - size * MODULE_PX) / 2];
  const brightness = Buffer.alloc(WIDTH * HEIGHT, TABLE);
  for (let y = 0; y < size * MODULE_PX; y += 1) {
    for (let x = 0; x < size * MODULE_PX; x += 1) {
      const isInk = data[Math.floor(y / MODULE_PX)]?.[Math.floor(x / MODULE_PX)];
      brightness[(Math.floor(top) + y) * WIDTH + Math.floor(left) + x] = isInk ? INK : PAPER;
    }
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), brightness, Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOUR)]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F30:1 Ip A1:1 C420jpeg\n`);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'camera-')), 'code.y4m');
  writeFileSync(file, Buffer.concat([head, ...Array<Buffer>(15).fill(frame)]));
  return file;
}
