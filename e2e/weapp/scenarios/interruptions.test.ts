import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startServer, type TestServer } from '../../server';
import type { App } from '../harness/App';
import { openApp } from './openApp';

describe('the mini-program, when things get in its way', () => {
  let server: TestServer;
  const apps: App[] = [];

  const start = async (options: Partial<Parameters<typeof openApp>[0]> = {}) => {
    const app = await openApp({ baseUrl: server.url, ...options });
    apps.push(app);
    return app;
  };

  before(async () => {
    server = await startServer();
  });

  after(async () => {
    for (const app of apps) app.close();
    await server?.stop();
  });

  it('says that the server is gone and goes on with one tap when it is back', async () => {
    const app = await start({ tolerate: [/ECONNREFUSED/] });
    await server.kill();
    await app.switchTab(1);
    assert.match(app.page.text(), /没连上服务器/);
    await server.restart();
    await app.tap({ text: '重试' });
    assert.match(app.page.text(), /元\/公斤/);
  });

  it('keeps what it stored over a restart and asks for the public key once', async () => {
    const first = await start();
    const asked = (app: App) => app.requests.filter(({ path }) => path.endsWith('/getEncryptPubkey')).length;
    assert.equal(asked(first), 1);
    const second = await start({ storage: first.storage });
    assert.ok(second.storage.keys.some((key) => key.endsWith('publicKey')));
    assert.equal(asked(second), 1);
  });
});
