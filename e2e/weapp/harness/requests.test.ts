import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SampleApp } from './sampleApp';

const sample = new SampleApp();

describe('requests in the harness', () => {
  it('sends a request to the server of the scenario and shows the answer', async () => {
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

  it('hands answers over in the order of their requests, however the server orders them', async () => {
    const ask = (path: string) =>
      `wx.request({ url: "http://127.0.0.1:8080/${path}", success: function () { page.said = (page.said || '') + '${path} '; page.show(page.said); } });`;
    const app = await sample.start(ask('slow') + ask('quick'));
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /slow quick/);
    assert.equal(app.steps.list.at(-1)?.calls, 2);
  });

  it('ends a request that the app gives up, without waiting for those before it', async () => {
    const app =
      await sample.start(`function tell(r) { page.said = (page.said || '') + r.errMsg + ' '; page.show(page.said); }
      wx.request({ url: "http://127.0.0.1:8080/slow", complete: tell });
      wx.request({ url: "http://127.0.0.1:8080/slow", complete: tell }).abort();`);
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /^request:fail abort request:ok/m);
  });
});
