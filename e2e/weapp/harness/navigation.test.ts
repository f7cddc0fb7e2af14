import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { page, SampleApp } from './sampleApp';

const sample = new SampleApp();

describe('pages in the harness', () => {
  it('keeps tabs alive, closes pages above them and counts at most ten', async () => {
    const open =
      'wx.navigateTo({ url: "/pagesNews/NewsDtl?id=" + getCurrentPages().length, fail: function (r) { page.show(r.errMsg); } });';
    const app = await sample.open({
      'pages/home/index.js': page(open),
      'pagesNews/NewsDtl.js': page(open, 'page.show("news " + query.id);')
    });
    for (let count = 1; count < 10; count += 1) await app.tap({ id: 'go' });
    assert.match(app.page.text(), /news 9/);
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /navigateTo:fail page limit exceeded: 10/);
    await app.back();
    assert.match(app.page.text(), /news 8/);
    await app.switchTab(1);
    assert.deepEqual(app.stack, ['pages/mine/index']);
    await app.switchTab(0);
    assert.deepEqual(app.stack, ['pages/home/index']);
  });

  it('asks the app for a page at an unknown address, and fails without one', async () => {
    const files = {
      'app.js': `App({ onPageNotFound: function (asked) {
        wx.redirectTo({ url: "/pagesNews/NewsDtl?id=" + asked.path + asked.query.a + asked.isEntryPage });
      } });`,
      'pagesNews/NewsDtl.js': page('', 'page.show("news " + query.id);')
    };
    const app = await sample.open(files, { path: 'pages/nowhere', query: { a: '1' } });
    assert.match(app.page.text(), /news pages\/nowhere1true/);
    assert.deepEqual(app.stack, ['pagesNews/NewsDtl']);
    await assert.rejects(sample.open({}, { path: 'pages/nowhere' }), /the app leaves it to WeChat/);
  });

  it('drops data for a closed page, as WeChat does', async () => {
    const late = 'setTimeout(function () { page.show("late"); }, 20); wx.navigateBack({});';
    const app = await sample.open({
      'pages/home/index.js': page('wx.navigateTo({ url: "/pagesNews/NewsDtl" });'),
      'pagesNews/NewsDtl.js': page(late)
    });
    await app.tap({ id: 'go' });
    await app.tap({ id: 'go' });
    assert.deepEqual(app.stack, ['pages/home/index']);
    assert.equal(app.steps.list.at(-1)?.calls, 0);
  });

  it('asks for the app’s share card and passes the launch query on', async () => {
    const app = await sample.open(
      {
        'pages/home/index.js': `Page({ data: { root: { cn: [] } }, onLoad: function (q) { this.q = q; }, onShareAppMessage: function () { return { path: '/' + this.q.id }; } });`
      },
      { query: { id: 'a%20b' }, scene: 1007 }
    );
    assert.deepEqual({ ...(app.share() as object) }, { path: '/a%20b' });
  });
});
