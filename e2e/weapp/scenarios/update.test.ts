import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { App } from '../harness/App';
import { openApp } from './openApp';
import { setupScenario } from './setupScenario';

const offer = /新版本已准备好/;

describe('a newer version of the mini-program', () => {
  const scene = setupScenario();
  const apps: App[] = [];
  after(() => {
    for (const app of apps) app.close();
  });

  /** Opens the home: the dialog opens in the same step, which is then beyond the budget of a launch. */
  async function open(options: Partial<Parameters<typeof openApp>[0]>): Promise<App> {
    const app = await openApp({ baseUrl: scene.server.url, ...options });
    apps.push(app);
    return app;
  }

  it('is not offered again once it was put off, also after a restart', async () => {
    const app = await open({ update: 'ready' });
    assert.match(app.page.text(), offer);
    await app.tap({ text: '稍后' });
    assert.equal(app.account.updates.timesApplied, 0);
    const later = await open({ update: 'ready', storage: app.storage });
    assert.doesNotMatch(later.page.text(), offer);
  });

  it('is used when the user restarts with it', async () => {
    const app = await open({ update: 'ready' });
    await app.tap({ text: '现在重开' });
    assert.equal(app.account.updates.timesApplied, 1);
  });

  it('is not mentioned when it could not be downloaded', async () => {
    const app = await open({ update: 'failed' });
    assert.doesNotMatch(app.page.text(), offer);
  });
});
