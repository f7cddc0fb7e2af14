import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sampleOutput } from './sampleOutput';
import { scriptSyntax } from './scriptSyntax';

describe('the script gate', () => {
  it('refuses a script that does not parse and says where', () => {
    assert.throws(() => scriptSyntax.check(sampleOutput({ 'comp.js': 'var a = 1;\nComponent({' })), /comp\.js:2: /);
  });

  it('refuses an ES module, which WeChat does not run untransformed', () => {
    assert.throws(() => scriptSyntax.check(sampleOutput({ 'comp.js': 'export default 1;' })), /comp\.js:1: /);
  });

  const tooNew: [name: string, script: string, expected: RegExp][] = [
    ['a lookbehind', 'var a = 1;\nvar b = /(?<=a)b/;', /comp\.js:2: a lookbehind, which iOS 14/],
    ['a lookbehind that is yet to be made', 'new RegExp("(?<!a)b")', /a lookbehind in a text/],
    ['the flag v of a regular expression', 'var a = /a/v;', /the flags v/],
    ['a static block', 'class A { static { A.b = 1; } }', /a static block/],
    ['a static field', 'class A { static b = 1; }', /a static field/],
    ['a private method', 'class A { #b() {} }', /a private member/]
  ];
  for (const [name, script, expected] of tooNew) {
    it(`refuses ${name}`, () => {
      assert.throws(() => scriptSyntax.check(sampleOutput({ 'comp.js': script })), expected);
    });
  }

  it('accepts the syntax of iOS 14', () => {
    const script = 'class A { b = 1; c() { this.b &&= a?.b ?? 1n; return /(?<year>\\d)\\(\\?<=/u; } }';
    assert.doesNotThrow(() => scriptSyntax.check(sampleOutput({ 'comp.js': script })));
  });

  it('accepts a good output', () => {
    assert.equal(scriptSyntax.check(sampleOutput()), '6 files, all for iOS 14');
  });
});
