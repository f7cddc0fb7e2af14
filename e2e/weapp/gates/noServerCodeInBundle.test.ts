import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { noServerCodeInBundle } from './noServerCodeInBundle';
import { sampleOutput } from './sampleOutput';

describe('the gate against server code in the bundle', () => {
  for (const [name, code, message] of [
    ['a Node module', 'require("node:fs")', /holds a Node module/],
    ['a server package', 'load("fastify")', /holds a server package/],
    ['SQL', 'run("SELECT * FROM price_line")', /holds SQL/],
    ['a schema of the contract', 'Symbol.for("TypeBox.Kind")', /holds a schema of the contract/],
    ['a test', 'jest.fn()', /holds a test/]
  ] as const) {
    it(`refuses ${name}`, () => {
      assert.throws(() => noServerCodeInBundle.check(sampleOutput({ 'vendors.js': code })), message);
    });
  }

  it('refuses a test file', () => {
    assert.throws(
      () => noServerCodeInBundle.check(sampleOutput({ 'pages/home/index.test.js': '' })),
      /belongs to tests/
    );
  });

  it('refuses the gallery, a page for development', () => {
    assert.throws(
      () => noServerCodeInBundle.check(sampleOutput({ 'pages/dev/gallery/index.js': '' })),
      /belongs to tests/
    );
  });

  it('accepts a good output', () => {
    assert.match(noServerCodeInBundle.check(sampleOutput()), /^6 scripts/);
  });
});
