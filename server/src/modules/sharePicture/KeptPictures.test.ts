import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { KeptPictures } from './KeptPictures';

describe('kept pictures', () => {
  const picture = (bytes: number) => () => Promise.resolve(Buffer.alloc(bytes));
  const never = () => Promise.reject(new Error('drawn again'));

  it('are bounded: the one that was not used for the longest time is drawn again', async () => {
    const pictures = new KeptPictures(250);
    await pictures.get('first', picture(100));
    await pictures.get('second', picture(100));
    await pictures.get('first', never);
    await pictures.get('third', picture(100));
    await pictures.get('first', never);
    await assert.rejects(pictures.get('second', never), /drawn again/);
  });

  it('are asked for again after a drawing that failed', async () => {
    const pictures = new KeptPictures();
    await assert.rejects(pictures.get('one', never));
    assert.equal((await pictures.get('one', picture(3))).length, 3);
  });
});
