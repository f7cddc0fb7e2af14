import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Card } from '@contract/card';
import type { RadarSummary } from '@contract/cardVisit';
import { encodeShareScene } from '../../../types/rules/shareScene';
import { createCard, renewCode, scanCodeOf } from '../../businessCard';
import { secureCall } from '../../secureCall';
import { startSession } from '../../session';
import type { App } from '../harness/App';
import { logIn } from './logIn';
import { prefix } from './openApp';
import { setupScenario } from './setupScenario';

const path = 'pages/vcard/VcardShareMiddlePage';
const shell = 'pages/vcard/index';
const exchangeLink = 'pagesTransaction/supply/exchange-link/index';
const owner = '19900000581';
const visitor = '19900000582';

/** WeChat's scenes of a scanned mini-program code, a share in a chat, and a page opened alone from Moments. */
const [scannedScene, sharedScene, singlePageScene] = [1047, 1007, 1154];

describe('a card that is opened from outside the mini-program', () => {
  const scene = setupScenario();
  let token: string;
  let card: Card;
  let sceneText: string;

  before(async () => {
    token = await startSession(scene.server.url, owner);
    // A new account would be asked for its profile on the page that the login returns to.
    await startSession(scene.server.url, visitor);
    card = await createCard(scene.server.url, token, { mobile: owner });
    const key = await scanCodeOf(scene.server.url, token, card.id);
    sceneText = encodeShareScene({ kind: 'card', key, source: 'code', inviteCode: '' });
  });

  const stored = (app: App, field: string): unknown => {
    const text = app.storage.get(prefix + field);
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  };
  const views = async () => {
    const query = { cardId: card.id };
    const { total } = await secureCall<RadarSummary>(scene.server.url, '/api/vcard/radar/summary', query, token);
    return total.views;
  };

  it('shows the card of a scanned mini-program code at once, and logs one visit', async () => {
    assert.ok(sceneText.length <= 32, sceneText);
    const app = await scene.open({ path, query: { scene: encodeURIComponent(sceneText) }, scene: scannedScene });
    await app.until(() => app.page.text().includes('韦小暖'));
    assert.equal(app.page.path, path);
    assert.ok(app.page.text().includes('名片主人会知道有访客来过'), app.page.text());
    assert.doesNotMatch(app.page.text(), /1[3-9]\d ?\d{4} ?\d{4}/);
    await app.until(() => app.requests.some((request) => request.path.endsWith('/dataCollection/add')));
    assert.equal(await views(), 1);
    assert.deepEqual(stored(app, 'vcardShare'), { id: card.id, scene: String(scannedScene) });
    const shared = app.share() as { title: string; path: string };
    assert.match(shared.title, /韦小暖/);
    assert.ok(shared.path.startsWith(`/${path}?id=${card.id}&type=share`), shared.path);
  });

  it('returns to the card after a login on the way, and goes on to the request', async () => {
    const app = await scene.open({ path, query: { id: card.id, type: 'share' }, scene: sharedScene });
    await app.until(() => app.page.text().includes('交换名片'));
    await app.tap({ text: '交换名片' });
    await app.tap({ text: '手机号登录' });
    await logIn(app, visitor);
    await app.until(() => app.page.path === exchangeLink);
    assert.deepEqual(app.page.query, { cardId: card.id, source: 'share' });
    assert.deepEqual(stored(app, 'vcardShare'), { id: '', scene: '' });
    await app.back();
    assert.equal(app.page.path, path);
    assert.match(app.page.text(), /韦小暖/);
  });

  it('is shared to Moments from each page that shows it, which opens alone there, with nothing but the card', async () => {
    for (const [page, query] of [
      [path, { id: card.id }],
      [shell, { pageType: 'visitorCardDetail', id: card.id }]
    ] as const) {
      const app = await scene.open({ path: page, query });
      await app.until(() => app.page.text().includes('韦小暖'));
      const shared = app.shareToMoments() as { title: string; query: string; imageUrl: string };
      assert.match(shared.title, /韦小暖/);
      assert.notEqual(shared.imageUrl, '');
      const sharedQuery = Object.fromEntries(new URLSearchParams(shared.query));
      const alone = await scene.open({ path: page, query: sharedQuery, scene: singlePageScene });
      await alone.until(() => alone.page.text().includes('韦小暖'));
      assert.match(alone.page.text(), /名片主人会知道有访客来过/);
      assert.doesNotMatch(alone.page.text(), /交换名片|收藏|举报|名片夹/);
    }
  });

  it('leaves Moments the introduction where the shell shows no card', async () => {
    const app = await scene.open({ path: shell, query: { pageType: 'radar' } });
    assert.equal((app.shareToMoments() as { query: string }).query, '');
  });

  it('says that a code was replaced, and what an unknown one leads to', async () => {
    await renewCode(scene.server.url, token, card.id);
    const replaced = await scene.open({ path, query: { scene: sceneText }, scene: scannedScene });
    await replaced.until(() => replaced.page.text().includes('这个名片码换过了'));
    const unknown = await scene.open({ path, query: { scene: 'zz' }, scene: scannedScene });
    await unknown.until(() => unknown.page.text().includes('这张名片不在了'));
  });
});
