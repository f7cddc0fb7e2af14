import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sampleOutput } from '../gates/sampleOutput';
import { launch } from '../harness/launch';
import { Painter } from './Painter';

const WIDTH = 320;
const base = 'page{background:#fff;color:#111;font-size:16px;padding-top:100px}view{line-height:24px}';

describe('faults of texts on a drawn page', () => {
  async function faultsOf(markup: string, style: string): Promise<string[]> {
    const { folder } = sampleOutput({
      'base.wxml': `<template name="taro_tmpl">${markup}<comp i="{{root}}" /></template>`,
      'app.wxss': base + style
    });
    const options = { dist: folder, baseUrl: 'http://127.0.0.1:9' };
    const painter = await Painter.start(options);
    try {
      const app = await launch(options);
      const faults = await painter.textFaults(app.screen, WIDTH);
      app.close();
      return faults;
    } finally {
      await painter.close();
    }
  }

  async function finds(fault: RegExp, markup: string, style: string): Promise<void> {
    const faults = await faultsOf(markup, style);
    assert.match(faults.join('\n'), fault);
    assert.equal(faults.length, 1, faults.join('\n'));
  }

  it('a page whose texts fit has none', async () => {
    assert.deepEqual(await faultsOf('<view class="card">Badiane</view>', '.card{border:1px solid #111}'), []);
  });

  it('letters of a drawing that its edge cuts are none', async () => {
    const markup = '<view class="paper" aria-hidden="true"><view class="mark">仅用于认证</view></view>';
    const style = '.paper{overflow:hidden;width:40px;height:24px}.mark{white-space:nowrap}';
    assert.deepEqual(await faultsOf(markup, style), []);
  });

  it('an ellipsis, clamped lines and a row that scrolls are none', async () => {
    const long = 'Badiane de Yulin, rouge d’automne, récolte 2026, prix départ entrepôt';
    const markup = `<view class="end">${long}</view><view class="lines">${long}</view>
      <view class="row"><view class="wide">${long}</view></view>`;
    const style = `.end{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
      .lines{width:120px;overflow:hidden;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical}
      .row{overflow-x:auto}.wide{width:900px}`;
    assert.deepEqual(await faultsOf(markup, style), []);
  });

  it('a word that its box cuts is one', () =>
    finds(
      /“Enregistrement” \(narrow\) is cut by \d+ px \(x\)/,
      '<view class="narrow">Enregistrement</view>',
      '.narrow{width:60px;overflow:hidden;white-space:nowrap}'
    ));

  it('a line that the height of its box cuts is one', () =>
    finds(
      /“Prix départ” \(low\) is cut by \d+ px \(y\)/,
      '<view class="low">Prix départ</view>',
      '.low{height:12px;overflow:hidden}'
    ));

  it('a label that leaves its button is one', () =>
    finds(
      /“Enregistrement” \(pill\) leaves its box by \d+ px/,
      '<view class="pill">Enregistrement</view>',
      '.pill{width:60px;background:#eee;white-space:nowrap}'
    ));

  it('a text over another one is one, unless a surface covers what is below', async () => {
    const markup = '<view class="below">Badiane</view><view class="above">Fenouil</view>';
    const above = '.above{position:absolute;top:100px;left:0}';
    await finds(/“Badiane” \(below\) is drawn over “Fenouil”/, markup, above);
    assert.deepEqual(await faultsOf(markup, `${above}.above{background:#fff}`), []);
  });

  it('a text beyond the edge of the screen is one', async () => {
    const faults = await faultsOf(
      '<view class="wide">Poids maximal autorisé par emballage individuel</view>',
      '.wide{white-space:nowrap}'
    );
    assert.match(faults.join('\n'), /reaches \d+ px beyond the screen/);
  });
});
