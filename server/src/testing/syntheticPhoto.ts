import { createHash } from 'node:crypto';
import sharp from 'sharp';

const COLUMNS = 12;
const ROWS = 9;

/** Returns a picture with gradients that differs for each number and is the same for the same number. */
export function syntheticPhoto(number: number): Promise<Buffer> {
  const fields = createHash('shake256', { outputLength: COLUMNS * ROWS })
    .update(String(number))
    .digest();
  return sharp(fields, { raw: { width: COLUMNS, height: ROWS, channels: 1 } })
    .resize(320, 240, { fit: 'fill', kernel: 'cubic' })
    .png()
    .toBuffer();
}
