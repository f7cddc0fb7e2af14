import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sampleOutput } from './sampleOutput';
import { type AllowedUrl, urls } from './urls';

const allowed: AllowedUrl[] = [
  { prefix: 'https://api.example', why: 'the API' },
  { prefix: 'http://127.0.0.1:8080', why: 'the API of a local build', localOnly: true }
];
const naming = (address: string) => sampleOutput({ 'vendors.js': `var a="${address}";` });

describe('the address gate', () => {
  it('refuses an address that is not on the list', () => {
    const output = naming('https://tracker.test/collect');
    assert.throws(() => urls(allowed, 'local').check(output), /vendors\.js: names https:\/\/tracker\.test\/collect/);
  });

  it('refuses a host that only begins like an allowed one', () => {
    assert.throws(() => urls(allowed, 'local').check(naming('https://api.example.test/x')), /names https:/);
  });

  it('refuses the address of a local server in a build for release', () => {
    assert.throws(
      () => urls(allowed, 'release').check(naming('http://127.0.0.1:8080/api')),
      /does not allow in "release"/
    );
  });

  it('accepts an allowed host that is followed by an expression', () => {
    const output = sampleOutput({ 'vendors.js': 'var a=`https://api.example${path}`;' });
    assert.equal(urls(allowed, 'local').check(output), '1 addresses, all on the list');
  });

  it('accepts a listed address', () => {
    assert.equal(urls(allowed, 'local').check(naming('https://api.example/x')), '1 addresses, all on the list');
  });
});
