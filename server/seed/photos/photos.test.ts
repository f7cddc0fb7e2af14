import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { random } from '../random';
import { drawCached, PHOTO_SIZE } from './draw';
import { sceneKinds, sceneOf } from './scenes';

const BYTES = 60_000;
/** Two pictures with at most so many differences count as one (findSimilar). */
const ALIKE = 3;

describe('photos of the demo data', () => {
  it('are small, and no two of one kind and variety look alike', async () => {
    const hashes: string[] = [];
    for (const kind of [...sceneKinds('whole'), ...sceneKinds('oil')]) {
      for (const number of [1, 2, 3, 4, 5]) {
        const subject = { varietyId: kind === 'shelf' ? 'blend-oil' : 'star-anise', form: 'whole' as const };
        const { bytes, perceptualHash } = await drawCached(sceneOf(kind, subject, random(`${kind} ${number}`)));
        const { format, width, height } = await sharp(bytes).metadata();
        assert.deepEqual({ format, width, height }, { format: 'webp', ...PHOTO_SIZE });
        assert.ok(bytes.length < BYTES, `${bytes.length} bytes`);
        if (perceptualHash !== null) hashes.push(perceptualHash);
      }
    }
    assert.ok(hashes.length >= 20);
    for (const [index, one] of hashes.entries()) {
      for (const other of hashes.slice(index + 1)) {
        const differences = [...one].filter((sign, at) => sign !== other[at]).length;
        assert.ok(differences > ALIKE, `${one} and ${other}`);
      }
    }
  });

  it('are of a kind that fits the form', () => {
    assert.deepEqual(sceneKinds('oil'), ['shelf']);
    assert.ok(!sceneKinds('powder').includes('close'));
  });
});
