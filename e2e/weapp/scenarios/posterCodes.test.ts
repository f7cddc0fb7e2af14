import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { NewsBrief } from '@contract/news';
import { WeChatApi } from '../../../server/src/testing/weChatApi';
import type { App } from '../harness/App';
import { fetchJson } from './fetchJson';
import { setupScenario } from './setupScenario';

/** Addresses of the pictures that were drawn on a canvas. */
const drawnPictures = (app: App, canvas: string): string[] =>
  app.page
    .drawCalls(canvas)
    .filter(({ name }) => name === 'drawImage')
    .map(({ values: [picture] }) => String((picture as { src?: unknown }).src));

describe('codes on posters of the mini-program', () => {
  const weChat = new WeChatApi();
  before(() => weChat.listen());
  after(() => weChat.close());
  const scene = setupScenario(() => ({
    WECHAT_API_URL: weChat.url,
    WECHAT_MINI_APPID: weChat.app.appid,
    WECHAT_MINI_SECRET: weChat.app.secret
  }));
  let article: NewsBrief;

  before(async () => {
    const { items } = await fetchJson<Page<NewsBrief>>(scene.server, '/api/front/news/list?limit=1');
    article = items[0] ?? assert.fail('there are no articles');
  });

  async function openPoster(): Promise<App> {
    const app = await scene.open({ path: 'pagesNews/NewsDtl', query: { id: article.id }, scene: 1007 });
    await app.tap({ text: '海报' });
    await app.until(() => app.page.text().includes('保存图片') && !app.page.text().includes('正在生成海报'));
    return app;
  }

  it('are QR codes while WeChat gives none', async () => {
    weChat.isBusy = true;
    const app = await openPoster();
    assert.deepEqual(
      drawnPictures(app, 'poster-canvas').filter((address) => address.endsWith('.jpg')),
      []
    );
  });

  it('lead back into the mini-program', async () => {
    weChat.reset();
    const app = await openPoster();
    assert.equal(
      drawnPictures(app, 'poster-canvas').filter((address) => /\/uploads\/.*\.jpg$/.test(address)).length,
      1
    );
    const [code] = weChat.codes;
    assert.equal(code?.page, 'pages/vcard/VcardShareMiddlePage');
    assert.match(code.scene, /^pp\.\w+$/);
  });
});
