import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sampleOutput } from './sampleOutput';
import { typing } from './typing';

const spacing = (px: number) => `cursor-spacing="{{xs.b(i.p9,${px})}}"`;
const check = (wxml: string) => typing.check(sampleOutput({ 'base.wxml': wxml }));

describe('the typing gate', () => {
  it('refuses a field that the keyboard touches', () => {
    assert.throws(() => check(`<input ${spacing(0)} />`), /base\.wxml: the keyboard comes closer to input than 16 px/);
    assert.throws(() => check('<input />'), /comes closer/);
  });

  it('refuses a text area with a bar over the keyboard', () => {
    const bar = (shown: boolean) => `<textarea ${spacing(16)} show-confirm-bar="{{xs.b(i.p2,${shown})}}"></textarea>`;
    assert.throws(() => check(bar(true)), /textarea shows WeChat's own bar/);
    assert.equal(check(bar(false)), '1 fields');
  });
});
