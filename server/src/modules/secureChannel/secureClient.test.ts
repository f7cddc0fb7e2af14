import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { KeyRing, rotateKeys } from './keyRing';
import { RsaSecureChannel } from './secureChannel';
import { SecureClient } from './secureClient';

describe('the server as a client of its own secure calls', () => {
  let folder: string;
  let keys: KeyRing;
  let nowMs = 0;
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'xiangshi-keys-'));
    keys = await KeyRing.open(folder, () => nowMs);
  });
  after(() => rm(folder, { recursive: true }));

  it('reads the answer to what it has encrypted, also after the pair of keys was replaced', async () => {
    const [client, channel] = [new SecureClient(keys), new RsaSecureChannel(keys)];
    for (const id of ['first', 'after the rotation']) {
      const { value, sessionKey } = channel.decrypt(client.encrypt({ id }));
      assert.deepEqual(value, { id });
      assert.equal(client.decrypt(channel.encrypt('名片', sessionKey)), '名片');
      await rotateKeys(folder);
      nowMs += 60_000;
    }
  });

  it('cannot read the answer to another client', () => {
    const channel = new RsaSecureChannel(keys);
    const { sessionKey } = channel.decrypt(new SecureClient(keys).encrypt({}));
    const other = new SecureClient(keys);
    let text = '';
    try {
      text = other.decrypt(channel.encrypt('名片', sessionKey));
    } catch {
      // Mostly the padding is wrong already.
    }
    assert.notEqual(text, '名片');
  });
});
