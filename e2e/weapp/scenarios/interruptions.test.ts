import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { App } from '../harness/App';
import { setupScenario } from './setupScenario';

describe('the mini-program, when things get in its way', () => {
  const scene = setupScenario();

  it('says that the server is gone and goes on with one tap when it is back', async () => {
    const app = await scene.open({ tolerate: [/ECONNREFUSED/] });
    await scene.server.kill();
    await app.switchTab(1);
    assert.match(app.page.text(), /没连上服务器/);
    await scene.server.restart();
    await app.tapForPage({ text: '重试' });
    assert.match(app.page.text(), /元\/公斤/);
  });

  it('offers a page again whose package has not come', async () => {
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

  it('goes on where it was when such a page is not wanted any more', async () => {
    const app = await scene.open({ lostPackages: ['pagesSearch'] });
    await app.tap({ label: '搜品种、货源、企业' });
    await app.tap({ text: '取消' });
    assert.doesNotMatch(app.page.text(), /没连上服务器/);
    assert.deepEqual(app.stack, ['pages/index/index']);
  });

  it('keeps what it stored over a restart and asks for the public key once', async () => {
    const first = await scene.open();
    const asked = (app: App) => app.requests.filter(({ path }) => path.endsWith('/getEncryptPubkey')).length;
    assert.equal(asked(first), 1);
    const second = await scene.open({ storage: first.storage });
    assert.ok(second.storage.keys.some((key) => key.endsWith('publicKey')));
    assert.equal(asked(second), 1);
  });
});
