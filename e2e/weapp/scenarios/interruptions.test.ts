import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { App } from '../harness/App';
import { setupScenario } from './setupScenario';

describe('interruptions of the mini-program', () => {
  const scene = setupScenario();

  it('an unreachable server shows an error, and one tap reloads when it is back', async () => {
    const app = await scene.open({ tolerate: [/ECONNREFUSED/] });
    await scene.server.kill();
    await app.switchTab(1);
    assert.match(app.page.text(), /没连上服务器/);
    await scene.server.restart();
    await app.tapForPage({ text: '重试' });
    assert.match(app.page.text(), /元\/公斤/);
  });

  it('opening a page whose subpackage failed to load offers a retry', async () => {
    const app = await scene.open({ lostPackages: ['pagesSearch'] });
    const search = { label: '搜品种、货源、企业' };
    await app.tap(search);
    assert.equal(app.page.path, 'pages/index/index');
    assert.match(app.page.text(), /没连上服务器\n检查网络，再点重试/);
    await app.tap({ text: '重试' });
    assert.match(app.page.text(), /没连上服务器\n检查网络，再点重试/, 'still lost');
    app.packages.unreachable.clear();
    await app.tap({ text: '重试' });
    assert.equal(app.page.path, 'pagesSearch/SearchMiddlePage');
  });

  it('cancelling the retry of a failed subpackage stays on the current page', async () => {
    const app = await scene.open({ lostPackages: ['pagesSearch'] });
    await app.tap({ label: '搜品种、货源、企业' });
    await app.tap({ text: '取消' });
    assert.doesNotMatch(app.page.text(), /没连上服务器/);
    assert.deepEqual(app.stack, ['pages/index/index']);
  });

  it('a QR code can be retried after its encoder failed to load', async () => {
    const app = await scene.open({ path: 'pagesAuth/contact/index', lostPackages: ['async/qrCode'] });
    const code = { label: '微信客服二维码' };
    assert.ok(!app.page.has(code));
    app.packages.unreachable.clear();
    await app.tap({ text: '重试' });
    assert.ok(app.page.has(code));
    assert.deepEqual(
      app.packages.requested.filter((root) => root === 'async/qrCode'),
      ['async/qrCode', 'async/qrCode']
    );
  });

  it('a poster can be retried after its code failed to load', async () => {
    const query = { lineId: 'star-anise.dahong.yulin' };
    const app = await scene.open({ path: 'pagesMarket/marketInfo/index', query, lostPackages: ['async/poster'] });
    await app.tap({ label: '海报' });
    assert.match(app.page.text(), /没连上服务器/);
    app.packages.unreachable.clear();
    await app.tap({ text: '重试' });
    await app.until(() => app.page.text().includes('保存图片') && !app.page.text().includes('正在生成海报'));
    assert.deepEqual(
      app.packages.requested.filter((root) => root === 'async/poster'),
      ['async/poster', 'async/poster']
    );
  });

  it('a list of a secure call can be retried after the ciphers failed to load', async () => {
    const { storage } = await scene.openAs('13800138004', 'pages/mine/index');
    const app = await scene.open({
      path: 'pages/vcard/webview/webview',
      query: { webviewPathName: 'VcardHolder' },
      scene: 1007,
      storage,
      lostPackages: ['async/secureChannel']
    });
    assert.match(app.page.text(), /没连上服务器/);
    app.packages.unreachable.clear();
    await app.tapForPage({ text: '重试' });
    assert.doesNotMatch(app.page.text(), /没连上服务器/);
  });

  it('stored values survive a restart, and the public key is fetched once per launch', async () => {
    const path = 'pagesSearch/SearchMiddlePage';
    const keyRequestCount = (app: App) => app.requests.filter((one) => one.path.endsWith('/getEncryptPubkey')).length;
    const first = await scene.open({ path });
    assert.doesNotMatch(first.page.text(), /搜索记录/);
    await first.input({ placeholder: '搜品种、货源、企业' }, '大料');
    await first.tap({ text: '搜索「大料」' });
    assert.equal(keyRequestCount(first), 1);
    const second = await scene.open({ path, storage: first.storage });
    assert.match(second.page.text(), /搜索记录[\s\S]*大料/);
    assert.equal(keyRequestCount(second), 1);
  });
});
