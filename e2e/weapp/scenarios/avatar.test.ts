import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import type { App } from '../harness/App';
import { type Scenario, setupScenario } from './setupScenario';

const path = 'pagesAuth/edit/BasicInformation';
const isShown = (app: App) => app.page.text().includes('资料完整度 13%');

const photo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();

/** Opens the form on a new phone with one photo in its album. */
async function open(scene: Scenario, mobile: string): Promise<App> {
  const app = await scene.openAs(mobile, path);
  const content = await photo();
  app.media.chosenFiles = [{ tempFilePath: app.putFile('me.jpg', content), size: content.length }];
  return app;
}

describe('the avatar in the mini-program', () => {
  const scene = setupScenario();

  it('is the square that WeChat crops, and unchanged after a cancellation', async () => {
    const app = await open(scene, '13912345731');
    const sent = () => app.requests.filter(({ url }) => url.includes('upload/avatar')).length;
    app.media.cropOutcome = 'cancel';
    await app.tap({ text: '头像' });
    assert.deepEqual([sent(), isShown(app)], [0, false]);

    app.media.cropOutcome = 'done';
    await app.tap({ text: '头像' });
    await app.until(() => isShown(app));
    assert.deepEqual([sent(), app.media.cropScales], [1, ['1:1']]);
    await app.tap({ text: '保存' });
    await app.until(() => app.page.text().includes('已保存'));
  });

  it('is the middle of the photo where WeChat cannot crop', async () => {
    const app = await open(scene, '13912345732');
    app.media.cropOutcome = 'unsupported';
    await app.tap({ text: '头像' });
    await app.until(() => isShown(app));
    assert.deepEqual(app.media.cropScales, []);
  });
});
