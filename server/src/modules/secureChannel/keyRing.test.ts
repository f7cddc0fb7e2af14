import assert from 'node:assert/strict';
import { chmod, mkdtemp, readdir, rm, stat, unlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { KeyRing, rotateKeys } from './keyRing';

describe('key ring', () => {
  let base: string;
  let folder: string;
  beforeEach(async () => {
    base = await mkdtemp(path.join(os.tmpdir(), 'xiangshi-keys-'));
    folder = path.join(base, 'keys');
  });
  afterEach(() => rm(base, { recursive: true }));

  it('keeps its pair when the file is broken or missing', async () => {
    const ring = await KeyRing.open(folder);
    const { publicPem } = ring.current();
    await writeFile(path.join(folder, 'encrypt-private.pem'), 'half a file');
    assert.equal(ring.recheck(), false);
    await unlink(path.join(folder, 'encrypt-private.pem'));
    assert.equal(ring.recheck(), false);
    assert.equal(ring.current().publicPem, publicPem);
  });

  it("creates folder and file with access for the server's user only", async () => {
    await KeyRing.open(folder);
    assert.equal((await stat(folder)).mode & 0o777, 0o700);
    assert.equal((await stat(path.join(folder, 'encrypt-private.pem'))).mode & 0o777, 0o600);
    await rotateKeys(folder);
    assert.equal((await stat(path.join(folder, 'encrypt-private.pem'))).mode & 0o777, 0o600);
    assert.deepEqual(await readdir(folder), ['encrypt-private.pem']);
  });

  it('revokes permissions of other users on the folder', async () => {
    await KeyRing.open(folder);
    await chmod(folder, 0o755);
    await KeyRing.open(folder);
    assert.equal((await stat(folder)).mode & 0o777, 0o700);
  });

  it('provides the same pair to all who open it for the first time in parallel', async () => {
    const rings = await Promise.all(Array.from({ length: 4 }, () => KeyRing.open(folder)));
    const [first] = rings;
    for (const ring of rings) assert.equal(ring.current().publicPem, first?.current().publicPem);
  });

  it('notices another pair after a second and reports it once', async () => {
    const clock = { nowMs: 0 };
    const ring = await KeyRing.open(folder, () => clock.nowMs);
    const changes: string[] = [];
    ring.onChange(() => changes.push(ring.current().publicPem));
    clock.nowMs = 1000;
    const old = ring.current().publicPem;
    const fresh = await rotateKeys(folder);
    clock.nowMs = 1999;
    assert.equal(ring.current().publicPem, old);
    clock.nowMs = 2000;
    assert.equal(ring.current().publicPem, fresh);
    assert.deepEqual(changes, [fresh]);
  });
});
