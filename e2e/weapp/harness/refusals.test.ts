import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SampleApp } from './sampleApp';

const sample = new SampleApp();

describe('refusals of WeChat in the harness', () => {
  it('navigateTo refuses a tab', async () => {
    assert.match(
      await sample.answerOf('wx.navigateTo({ url: "/pages/mine/index", fail: show });'),
      /navigateTo:fail can not navigateTo a tabbar page/
    );
  });

  it('navigateTo refuses a page that does not exist', async () => {
    assert.match(
      await sample.answerOf('wx.navigateTo({ url: "/pages/gone", fail: show });'),
      /navigateTo:fail page "pages\/gone" is not found/
    );
  });

  it('navigateBack is refused on the only page', async () => {
    assert.match(await sample.answerOf('wx.navigateBack({ fail: show });'), /navigateBack:fail cannot navigate back/);
  });

  it('switchTab refuses a page that is not a tab', async () => {
    assert.match(
      await sample.answerOf('wx.switchTab({ url: "/pagesNews/NewsDtl", fail: show });'),
      /switchTab:fail can not switch/
    );
  });

  it('a request to another host is refused', async () => {
    assert.match(
      await sample.answerOf('wx.request({ url: "https://other.test/x", fail: show });'),
      /request:fail url not in domain list: https:\/\/other\.test/
    );
  });

  it('the storage refuses a value of more than 1 MB', async () => {
    assert.match(
      await sample.answerOf('wx.setStorage({ key: "k", data: new Array(1100000).join("x"), fail: show });'),
      /setStorage:fail exceed storage max size/
    );
  });
});
