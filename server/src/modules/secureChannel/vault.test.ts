import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import { Vault } from './vault';

describe('vault', () => {
  const vault = new Vault(randomBytes(32));
  const plain = Buffer.from('440524188001010014');

  it('does not decrypt with another key, for another record, or after a change of any part', () => {
    const sealed = vault.seal(plain, 'a');
    assert.throws(() => new Vault(randomBytes(32)).open(sealed, 'a'));
    assert.throws(() => vault.open(sealed, 'b'));
    for (const index of [0, 12, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      assert.throws(() => vault.open(changed, 'a'));
    }
    assert.throws(() => vault.open(sealed.subarray(0, 20), 'a'));
  });

  it('decrypts what it encrypted, and never encrypts the same value equally', () => {
    const [first, second] = [vault.seal(plain, 'a'), vault.seal(plain, 'a')];
    assert.deepEqual(vault.open(first, 'a'), plain);
    assert.ok(!first.includes(plain) && !first.equals(second));
  });
});
