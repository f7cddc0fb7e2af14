import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SampleApp } from './sampleApp';

const sample = new SampleApp();

describe('requests in the harness', () => {
  it('go to the scenario’s server, and the response is shown', async () => {
    const url = 'https://api.example/api/price?x=1';
    const app = await sample.start(
      `wx.request({ url: "${url}", method: "POST", data: { a: "八角" }, success: function (r) { page.show(r.data.data + r.statusCode); } });`,
      '',
      { apiOrigin: 'https://api.example' }
    );
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /hello200/);
    assert.deepEqual(sample.seen.at(-1), { method: 'POST', url: '/api/price?x=1', body: '{"a":"八角"}' });
    assert.deepEqual(
      app.requests.map(({ path, status }) => [path, status]),
      [['/api/price?x=1', 200]]
    );
  });

  it('deliver responses in the order of the requests, whatever the order of the server', async () => {
    const ask = (path: string) =>
      `wx.request({ url: "http://127.0.0.1:8080/${path}", success: function () { page.said = (page.said || '') + '${path} '; page.show(page.said); } });`;
    const app = await sample.start(ask('slow') + ask('quick'));
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /slow quick/);
    assert.equal(app.steps.list.at(-1)?.calls, 2);
  });

  it('end when the app aborts them, without waiting for earlier ones', async () => {
    const app =
      await sample.start(`function show(r) { page.said = (page.said || '') + r.errMsg + ' '; page.show(page.said); }
      wx.request({ url: "http://127.0.0.1:8080/slow", complete: show });
      wx.request({ url: "http://127.0.0.1:8080/slow", complete: show }).abort();`);
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /^request:fail abort request:ok/m);
  });
});
