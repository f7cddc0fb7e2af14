import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sampleOutput } from './sampleOutput';
import { scriptSyntax } from './scriptSyntax';

describe('the script gate', () => {
  it('refuses a script that does not parse and says where', () => {
    assert.throws(() => scriptSyntax.check(sampleOutput({ 'comp.js': 'var a = 1;\nComponent({' })), /comp\.js:2: /);
  });

  it('refuses an ES module, which WeChat does not run as it stands', () => {
    assert.throws(() => scriptSyntax.check(sampleOutput({ 'comp.js': 'export default 1;' })), /comp\.js:1: /);
  });

  it('accepts a good output', () => {
    assert.equal(scriptSyntax.check(sampleOutput()), '6 files');
  });
});
