import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Card } from '@contract/card';
import type { CardVisit, RadarSummary } from '@contract/cardVisit';
import { createCard } from '../../businessCard';
import { secureCall } from '../../secureCall';
import { startSession } from '../../session';
import type { App } from '../harness/App';
import { openApp, prefix } from './openApp';
import { setupScenario } from './setupScenario';

const path = 'pages/vcard/VcardShareMiddlePage';
const owner = '19900000583';
const sharedScene = 1007;

const hasSent =
  (app: App, call: string, times = 1) =>
  () =>
    app.requests.filter((request) => request.path.endsWith(`/dataCollection/${call}`)).length === times;

describe('the log of cards', () => {
  const scene = setupScenario();
  let token: string;
  let card: Card;

  before(async () => {
    token = await startSession(scene.server.url, owner);
    card = await createCard(scene.server.url, token, { mobile: owner });
  });

  const views = async () => {
    const query = { cardId: card.id };
    return (await secureCall<RadarSummary>(scene.server.url, '/api/vcard/radar/summary', query, token)).total.views;
  };

  it('sends at the launch what could not be sent before, once', async () => {
    const input: CardVisit = {
      businessId: card.id,
      businessType: 'vcard',
      eventId: 'CLICK_VCARD_BROWSE',
      eventName: 'browse',
      source: 'share',
      pageId: path,
      pageName: 'vcard.shareMiddlePage',
      atMs: Date.now(),
      requestId: '0123456789abcdef0123456789abcdef'
    };
    const waiting = JSON.stringify([{ call: 'visit', input, member: '', queuedAtMs: Date.now() }]);
    // Not held to the budgets, which are those of a launch without events.
    const app = await openApp({ baseUrl: scene.server.url, storage: { [`${prefix}cardEvents`]: waiting } });
    await app.until(hasSent(app, 'add'));
    await app.until(() => app.storage.get(`${prefix}cardEvents`) === '[]');
    assert.equal(await views(), 1);
    app.close();
  });

  it('counts a share by WeChat’s own menu, and by that to Moments', async () => {
    const app = await scene.open({ path, query: { id: card.id, type: 'share' }, scene: sharedScene });
    await app.until(() => app.page.text().includes('韦小暖'));
    app.share();
    await app.until(hasSent(app, 'share'));
    app.shareToMoments();
    await app.until(hasSent(app, 'share', 2));
  });
});
