import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { App } from '../harness/App';
import { stage } from './stage';

describe('the mini-program, when things get in its way', () => {
  const scene = stage();

  it('says that the server is gone and goes on with one tap when it is back', async () => {
    const app = await scene.open({ tolerate: [/ECONNREFUSED/] });
    await scene.server.kill();
    await app.switchTab(1);
    assert.match(app.page.text(), /没连上服务器/);
    await scene.server.restart();
    await app.tapForPage({ text: '重试' });
    assert.match(app.page.text(), /元\/公斤/);
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
