import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { syntheticPhoto } from '../../testing/syntheticPhoto';
import { perceptualHash } from './perceptualHash';

const differences = (one: string | null, other: string | null) =>
  [...(one ?? '')].filter((sign, index) => sign !== other?.[index]).length;

describe('perceptual hash', () => {
  it('is null for a plain surface and for a gradient', async () => {
    const plain = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c8102e' } })
      .png()
      .toBuffer();
    assert.equal(await perceptualHash(plain), null);
    const lighter = Buffer.from(Array.from({ length: 256 * 64 }, (_, index) => index % 256));
    const image = await sharp(lighter, { raw: { width: 256, height: 64, channels: 1 } })
      .png()
      .toBuffer();
    assert.equal(await perceptualHash(image), null);
  });

  it('stays nearly the same in another size, type and quality', async () => {
    for (const number of [1, 2, 3, 4, 5]) {
      const picture = await syntheticPhoto(number);
      const hash = await perceptualHash(picture);
      assert.match(hash ?? '', /^[01]{64}$/);
      const copies = await Promise.all([
        sharp(picture).resize(200).jpeg({ quality: 60 }).toBuffer(),
        sharp(picture).resize(640).webp({ quality: 80 }).toBuffer(),
        sharp(picture).modulate({ brightness: 0.9 }).png().toBuffer()
      ]);
      for (const copy of copies) assert(differences(hash, await perceptualHash(copy)) <= 5, `picture ${number}`);
    }
  });

  it('differs between pictures', async () => {
    const hashes = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (number) => perceptualHash(await syntheticPhoto(number)))
    );
    for (const [index, hash] of hashes.entries()) {
      for (const other of hashes.slice(index + 1)) assert(differences(hash, other) > 10);
    }
  });
});
