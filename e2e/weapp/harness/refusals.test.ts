import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SampleApp } from './sampleApp';

const sample = new SampleApp();

describe('the harness refuses as WeChat does', () => {
  it('to open a tab as a page', async () => {
    assert.match(
      await sample.answerOf('wx.navigateTo({ url: "/pages/mine/index", fail: show });'),
      /navigateTo:fail can not navigateTo a tabbar page/
    );
  });

  it('to open a page that does not exist', async () => {
    assert.match(
      await sample.answerOf('wx.navigateTo({ url: "/pages/gone", fail: show });'),
      /navigateTo:fail page "pages\/gone" is not found/
    );
  });

  it('to go back from the only page', async () => {
    assert.match(await sample.answerOf('wx.navigateBack({ fail: show });'), /navigateBack:fail cannot navigate back/);
  });

  it('to switch to a page that is not a tab', async () => {
    assert.match(
      await sample.answerOf('wx.switchTab({ url: "/pagesNews/NewsDtl", fail: show });'),
      /switchTab:fail can not switch/
    );
  });

  it('a request to another host', async () => {
    assert.match(
      await sample.answerOf('wx.request({ url: "https://other.test/x", fail: show });'),
      /request:fail url not in domain list: https:\/\/other\.test/
    );
  });

  it('a value of more than 1 MB in the storage', async () => {
    assert.match(
      await sample.answerOf('wx.setStorage({ key: "k", data: new Array(1100000).join("x"), fail: show });'),
      /setStorage:fail exceed storage max size/
    );
  });
});
