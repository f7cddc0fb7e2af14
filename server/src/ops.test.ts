import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { KeyRing } from './modules/secureChannel/keyRing';
import { runCommand } from './testing/builtProgram';

describe('operator commands', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'xiangshi-ops-'));
  after(() => rmSync(dataDir, { recursive: true }));

  const run = (...args: string[]) => runCommand(args, { DATA_DIR: dataDir, NODE_ENV: 'development' });

  it('refuse an unknown name and list the known ones', () => {
    const { status, stderr } = run('keys:burn');
    assert.equal(status, 1);
    assert.match(stderr, /^There is no command keys:burn\.\n/);
    assert.match(stderr, /keys:rotate\n {6}replace the RSA pair/);
  });

  it('show the usage when an argument is missing', () => {
    const { status, stderr } = run('feedback:reply', 'FB2026112201');
    assert.equal(status, 1);
    assert.equal(
      stderr,
      'ANSWER is missing.\n  feedback:reply NUMBER ANSWER\n      answer feedback; its author is notified\n'
    );
  });

  it('are listed once each, by subject', () => {
    const { status, stdout } = run('help');
    const names = [...stdout.matchAll(/^ {2}([a-z]+)(?::\S+)?/gm)].map(([, name]) => name);
    assert.equal(status, 0);
    assert(names.length > 25, stdout);
    assert.deepEqual(
      [...new Set(names)],
      names.filter((name, index) => name !== names[index - 1])
    );
  });

  it('rotate the keys of the data folder', async () => {
    const before = (await KeyRing.open(path.join(dataDir, 'keys'))).current().publicPem;
    const { status, stdout } = run('keys:rotate');
    const now = (await KeyRing.open(path.join(dataDir, 'keys'))).current().publicPem;
    assert.equal(status, 0);
    assert.notEqual(now, before);
    assert.equal(stdout, `New public key:\n${now}`);
  });
});
