import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sampleOutput } from './sampleOutput';
import { styleSyntax } from './styleSyntax';

describe('the WXSS gate', () => {
  for (const [name, style] of [
    ['nested rules', '.a{.b{color:red}}'],
    ['the universal selector', '*{margin:0}'],
    ['a cascade layer', '@layer base{.a{color:red}}']
  ]) {
    it(`refuses ${name}`, () => {
      assert.throws(() => styleSyntax.check(sampleOutput({ 'app.wxss': style })), /wcsc: .*app\.wxss/s);
    });
  }

  it('accepts custom properties, calc and env', () => {
    const style = 'page{--a:#ED4940}.b{padding-bottom:calc(env(safe-area-inset-bottom) + 8rpx);color:var(--a)}';
    assert.match(styleSyntax.check(sampleOutput({ 'app.wxss': style })), /^1 files/);
  });
});
