import sharp from 'sharp';

const COLUMNS = 9;
const ROWS = 8;
/**
 * Pixels; each field is the mean of so many in both directions, which hardly changes when the picture is saved again.
 */
const FIELD = 16;
/** Steps of brightness; a picture with fewer in either direction is plain, which says nothing about its origin. */
const FEWEST_STEPS = 8;

/**
 * Returns 64 characters 0 and 1: whether the picture gets darker from each field of a grid to the next one on its
 * right. Another size, file type and quality change a few of them at most. Null for a plain picture.
 */
export async function perceptualHash(image: Buffer): Promise<string | null> {
  const width = COLUMNS * FIELD;
  const pixels = await sharp(image)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(width, ROWS * FIELD, { fit: 'fill' })
    .raw()
    .toBuffer();
  const light = new Array<number>(COLUMNS * ROWS).fill(0);
  pixels.forEach((value, index) => {
    const row = Math.floor(index / width / FIELD);
    const field = row * COLUMNS + Math.floor((index % width) / FIELD);
    light[field] = (light[field] ?? 0) + value;
  });
  const signs = light.flatMap((sum, field) =>
    field % COLUMNS === COLUMNS - 1 ? [] : [sum > (light[field + 1] ?? 0) ? '1' : '0']
  );
  const darker = signs.filter((sign) => sign === '1').length;
  return darker < FEWEST_STEPS || darker > signs.length - FEWEST_STEPS ? null : signs.join('');
}
