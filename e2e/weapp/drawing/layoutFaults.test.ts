import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sampleOutput } from '../gates/sampleOutput';
import { launch } from '../harness/launch';
import { Painter } from './Painter';

const reset = '.own{margin:0;padding:0;border:0;background:transparent;color:#111}.own::after{border:0}';

/** Returns the faults that a painter finds on a page of this markup and style. */
async function faultsOf(markup: string, style = '', screen: Parameters<Painter['faults']>[1] = {}): Promise<string[]> {
  const { folder } = sampleOutput({
    'base.wxml': `<template name="taro_tmpl">${markup}<comp i="{{root}}" /></template>`,
    'app.wxss': `page{background:#fff;color:#111;padding-top:100px}${style}`
  });
  const options = { dist: folder, baseUrl: 'http://127.0.0.1:9' };
  const painter = await Painter.start(options);
  try {
    const app = await launch(options);
    const faults = await painter.faults(app.screen, screen);
    app.close();
    return faults;
  } finally {
    await painter.close();
  }
}

async function finds(fault: RegExp, ...page: Parameters<typeof faultsOf>): Promise<void> {
  const faults = await faultsOf(...page);
  assert.match(faults.join('\n'), fault);
  assert.equal(faults.length, 1, faults.join('\n'));
}

describe('layout faults of a drawn page', () => {
  it('a page that fits has no faults', async () => {
    const markup = `<view class="line">八角 大红</view><button class="own">分享</button><image class="art" />
      <scroll-view scroll-x class="strip"><view class="inside"><view class="wide">好</view></view></scroll-view>`;
    const style = `${reset}.art{width:80rpx;height:80rpx}.inside{display:flex}.wide{width:1500rpx;flex:none}`;
    assert.deepEqual(await faultsOf(markup, style), []);
  });

  it('a button with WeChat’s default border is a fault', async () => {
    await finds(/分享 has the look of WeChat's own buttons/, '<button>分享</button>');
    await finds(/分享 has the look/, '<button plain class="red">分享</button>', '.red{border:0;color:#111}');
  });

  it('content beyond the edge is a fault, on the phone where it overflows', async () => {
    const page = ['<view class="card">八角</view>', '.card{width:350px}'] as const;
    assert.deepEqual(await faultsOf(...page), []);
    await finds(/class="card"> 八角 reaches 30 px beyond the screen/, ...page, { width: 320 });
  });

  it('layout rules on a scroll view, which its children never get, are a fault', async () => {
    const markup = '<scroll-view scroll-x class="row"><view>八角</view><view>草果</view></scroll-view>';
    await finds(/class="row"> 八角 草果 lays out as flex/, markup, '.row{display:flex}');
    assert.deepEqual(await faultsOf(markup.replace('scroll-x', 'scroll-x enable-flex'), '.row{display:flex}'), []);
  });

  it('an element without a size is a fault', () => finds(/<image> is as large as WeChat makes it/, '<image src="" />'));

  it('content under WeChat’s buttons is a fault', () =>
    finds(
      /<view class="tool"> 分享 lies under/,
      '<view class="tool">分享</view>',
      '.tool{position:absolute;top:52px;right:40px}'
    ));

  it('cut letters are a fault', () =>
    finds(
      /class="narrow"> 玉林八角 is cut/,
      '<view class="narrow">玉林八角</view>',
      '.narrow{width:50px;overflow:hidden;white-space:nowrap}'
    ));

  it('unreadable contrast is a fault, in the dark theme too', async () => {
    const dark = '@media (prefers-color-scheme:dark){page{background:#1d1a18}}';
    await finds(/八角 cannot be read/, '<view>八角</view>', dark, { isDark: true });
    assert.deepEqual(await faultsOf('<view>八角</view>', dark), []);
  });
});
