import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { describe, it } from 'node:test';
import { sampleOutput } from './sampleOutput';
import { secrets } from './secrets';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' }
});
const bare = (pem: string) => pem.replace(/-----[^-]+-----|\s/g, '');

describe('the secrets gate', () => {
  for (const [name, code, message] of [
    ['a private key', JSON.stringify(privateKey), /holds a private key/],
    ['a private key without its header', JSON.stringify(bare(privateKey)), /without its header/],
    ['an AppSecret', '({appSecret:"0123456789abcdef0123456789abcdef"})', /holds an AppSecret/],
    ['a password', '({password:"dGhpcyBpcyBub3QgYSBzZWNyZXQ1"})', /holds a secret or password/],
    ['a cloud access key', '"AKIDz8krbsJ5yKBZQpn74WFkmLPx3gnPhESA"', /holds a cloud access key/],
    ['a database address', '"postgres://app:pw@db.internal/app"', /holds a database address/]
  ] as const) {
    it(`refuses ${name} and keeps it out of the message`, () => {
      const output = sampleOutput({ 'vendors.js': `var k=${code};` });
      assert.throws(
        () => secrets.check(output),
        (error: Error) =>
          message.test(error.message) && /^vendors\.js at /.test(error.message) && !error.message.includes(code)
      );
    });
  }

  it('refuses a settings file', () => {
    assert.throws(() => secrets.check(sampleOutput({ '.env': 'PORT=1' })), /\.env: is a key or settings file/);
  });

  it('refuses a private key that is written line by line', () => {
    const lines = privateKey.trim().split('\n');
    const code = lines.map((line) => JSON.stringify(`${line}\n`)).join('+');
    assert.throws(() => secrets.check(sampleOutput({ 'vendors.js': `var k=${code};` })), /holds a private key/);
  });

  it('accepts the label of a private key in code that could write one', () => {
    const code = 'function pem(t){var k="-----BEGIN RSA PRIVATE KEY-----\\n";return k+wrap(t)}';
    assert.match(secrets.check(sampleOutput({ 'vendors.js': code })), /patterns$/);
  });

  it('accepts the public key that the client is meant to have', () => {
    const code = `var k=[${JSON.stringify(publicKey)},${JSON.stringify(bare(publicKey))}];`;
    assert.match(secrets.check(sampleOutput({ 'vendors.js': code })), /patterns$/);
  });
});
