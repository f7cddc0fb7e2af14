import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Card } from '@contract/card';
import { routes } from '../../../src/routes';
import { createCard, scanCodeOf } from '../../businessCard';
import { readVCards } from '../../exportedPeople';
import { startSession } from '../../session';
import { readCode } from './readCode';
import { setupScenario } from './setupScenario';

const owner = '19900000593';
const picture = { label: '韦小暖的名片码' };

describe('the code of a card in the mini-program', () => {
  const scene = setupScenario();
  let token: string;
  let card: Card;

  before(async () => {
    token = await startSession(scene.server.url, owner);
    card = await createCard(scene.server.url, token, { mobile: owner });
  });

  const opensCard = async (text: string) => {
    const code = await scanCodeOf(scene.server.url, token, card.id);
    assert.ok(text.endsWith(`/h5/${routes['vcard.shareMiddlePage']}?code=${code}`), text);
  };

  it('opens the card, on a screen that is bright and stays on until the page is left', async () => {
    const app = await scene.openAs(owner, routes['vcard.code'], { id: card.id });
    const screen = () => [app.sideEffects.brightness, app.sideEffects.isKeptOn];
    await app.until(() => app.page.has(picture));
    await opensCard(await readCode(app, picture));
    assert.deepEqual(screen(), [1, true]);
    await app.hide();
    assert.deepEqual(screen(), [0.4, false]);
    await app.show();
    assert.deepEqual(screen(), [1, true]);
    await app.tap({ label: '返回' });
    assert.notEqual(app.page.path, routes['vcard.code']);
    assert.deepEqual(screen(), [0.4, false]);
  });

  it('is there after a cold start without a network, and the offline code with it', async () => {
    const { storage } = await scene.openAs(owner, routes['vcard.code'], { id: card.id });
    await scene.server.kill();
    try {
      const app = await scene.open({
        path: routes['vcard.code'],
        query: { id: card.id },
        scene: 1007,
        storage,
        tolerate: [/ECONNREFUSED/, /request:fail/]
      });
      await app.until(() => app.page.has(picture));
      const link = await readCode(app, picture);
      await app.tap({ text: '离线码' });
      await app.until(() => app.page.has(picture) && app.page.text().includes('不用网络'));
      const [person] = readVCards(await readCode(app, picture));
      assert.deepEqual([person?.name, person?.companyName, person?.mobile], ['韦小暖', '桂南香叶', '']);
      assert.equal(app.sideEffects.brightness, 1);
      await scene.server.restart();
      await opensCard(link);
    } finally {
      await scene.server.restart();
    }
  });
});
