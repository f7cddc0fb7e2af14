import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sampleOutput } from '../gates/sampleOutput';
import { launch } from '../harness/launch';
import { page } from '../harness/sampleApp';
import { Painter } from './Painter';

const template = `<template name="taro_tmpl">
  <view class="place"><canvas id="chart" class="chart" /></view>
  <swiper class="slides" previous-margin="40rpx" next-margin="30px"><swiper-item><view id="slide" class="slide" /></swiper-item></swiper>
  <text wx:for="{{root.cn}}" wx:key="sid">{{item.v}}</text>
  <view id="go" bindtap="eh">Go</view><comp i="{{root}}" />
</template>`;
const asks = `wx.createSelectorQuery().select('#chart').fields({ size: true, rect: true, computedStyle: ['color'] })
  .exec(function (r) { page.show([r[0].top, r[0].width, r[0].height, r[0].color].join(' ')); });`;

const asksForSlide = `wx.createSelectorQuery().select('#slide').fields({ size: true, rect: true })
  .exec(function (r) { page.show([r[0].left, r[0].width].join(' ')); });`;

describe('the painter as layout of a phone', () => {
  const read = async (script: string): Promise<string> => {
    const { folder } = sampleOutput({
      'base.wxml': template,
      'app.wxss': '.place{padding:60rpx;color:#c00}.chart{width:100%;height:400rpx}.slide{height:100%}',
      'pages/home/index.js': page(script)
    });
    const options = { dist: folder, baseUrl: 'http://127.0.0.1:9' };
    const painter = await Painter.start(options);
    try {
      const app = await launch({ ...options, layout: painter });
      await app.tap({ id: 'go' });
      const text = app.page.text();
      app.close();
      return text;
    } finally {
      await painter.close();
    }
  };

  it('answers queries with the browser’s layout', async () => {
    assert.match(await read(asks), /^30 315 200 rgb\(204, 0, 0\)/);
  });

  it('keeps the margins of a swiper beside its slide', async () => {
    assert.match(await read(asksForSlide), /^20 325/);
  });
});
