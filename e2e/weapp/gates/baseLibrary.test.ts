import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { baseLibrary } from './baseLibrary';
import { sampleOutput } from './sampleOutput';

const check = (script: string, minimum = '2.25.0') =>
  baseLibrary(minimum).check(sampleOutput({ 'pages/home/index.js': script }));

describe('the base library gate', () => {
  it('refuses a function that came later', () => {
    assert.throws(
      () => check('wx.cropImage({});'),
      /pages\/home\/index\.js: wx\.cropImage needs the base library 2\.26\.0, without canIUse\("cropImage"\)/
    );
    assert.throws(() => check('t().onNeedPrivacyAuthorization(f)'), /2\.32\.3/);
  });

  it('refuses a button that came later', () => {
    assert.throws(() => check('j(Button,{openType:"agreePrivacyAuthorization"})'), /the button .* 2\.32\.3/);
  });

  it('lets a function pass that the script looks for first, and those of the minimum', () => {
    assert.equal(
      check('wx.canIUse("cropImage")&&wx.cropImage({});wx.getFuzzyLocation({})'),
      '2.25.0 or newer, 1 guarded'
    );
    assert.equal(check('wx.cropImage({})', '2.26.0'), '2.26.0 or newer, 0 guarded');
    const button = 'wx.canIUse("getPrivacySetting");j(Button,{openType:"agreePrivacyAuthorization"})';
    assert.equal(check(button), '2.25.0 or newer, 1 guarded');
  });
});
