import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Card } from '@contract/card';
import { formatPhone } from '../../../src/lib/mobile';
import { routes } from '../../../src/routes';
import { createCard, peopleOf } from '../../businessCard';
import { startSession } from '../../session';
import type { App } from '../harness/App';
import { setupScenario } from './setupScenario';

const [owner, withTwoCards, withoutCard, ignored, blocked] = [
  '19900000631',
  '19900000632',
  '19900000633',
  '19900000634',
  '19900000635'
];
const reason = '长期采购八角，每月约 5 吨';

describe('an exchange of cards in the mini-program', () => {
  const scene = setupScenario();
  const tokens = new Map<string, string>();
  let card: Card;

  const tokenOf = (mobile: string) => tokens.get(mobile) ?? '';

  before(async () => {
    const { url } = scene.server;
    for (const mobile of [owner, withTwoCards, withoutCard, ignored, blocked]) {
      tokens.set(mobile, await startSession(url, mobile));
    }
    card = await createCard(url, tokenOf(owner), { mobile: owner });
    const own = { name: '林知秋', mobile: withTwoCards };
    await createCard(url, tokenOf(withTwoCards), { ...own, position: '采购经理', companyName: '山岚香料' });
    await createCard(url, tokenOf(withTwoCards), { ...own, position: '合伙人', companyName: '南岭贸易' });
    await createCard(url, tokenOf(ignored), { name: '梁忽略', mobile: ignored });
    await createCard(url, tokenOf(blocked), { name: '莫屏蔽', mobile: blocked });
  });

  const openCard = (mobile: string) => scene.openAs(mobile, routes['vcard.shareMiddlePage'], { id: card.id });
  const openHolder = (mobile: string) =>
    scene.openAs(mobile, routes['vcard.webview'], { webviewPathName: 'VcardHolder' });
  const isRead = (app: App, text: string) => app.until(() => app.page.text().includes(text));
  /** Opens the requests that wait for an answer. */
  async function openRequests(): Promise<App> {
    const app = await openHolder(owner);
    await app.tapForWindow({ text: '待确认' });
    return app;
  }
  const personsOf = async (mobile: string) =>
    (await peopleOf(scene.server.url, tokenOf(mobile))).map(({ name, companyName, person }) => [
      name,
      companyName,
      person.mobile
    ]);

  /** Asks the owner on their card, with what `prepare` chooses. */
  async function request(mobile: string, prepare: (app: App) => Promise<void> | void = () => undefined): Promise<App> {
    const app = await openCard(mobile);
    await app.tap({ text: '交换名片' });
    assert.equal(app.page.path, routes['supply.exchangeLink']);
    await prepare(app);
    await app.input({ label: '说明来意' }, reason);
    await app.tap({ text: '发送请求' });
    await isRead(app, '等待对方同意');
    return app;
  }

  it('gives the chosen card, and after the answer both have each other', async () => {
    const asker = await request(withTwoCards, async (app) => {
      await isRead(app, '山岚香料');
      await app.tap({ text: '南岭贸易' });
    });
    await asker.back();
    await isRead(asker, '已请求，等待对方同意');
    assert.ok(!asker.page.text().includes(formatPhone(owner)));

    const app = await openHolder(owner);
    assert.match(app.page.text(), /林知秋 ?想和你交换名片/);
    await app.tap({ text: '交换' });
    assert.match(app.page.text(), new RegExp(reason));
    assert.ok(!app.page.text().includes(formatPhone(withTwoCards)));
    await app.tap({ text: '同意并交换' });
    await isRead(app, formatPhone(withTwoCards));
    await app.back();
    await isRead(app, '1 人');
    assert.match(app.page.text(), /林知秋[\s\S]*南岭贸易/);
    assert.match((await openHolder(withTwoCards)).page.text(), /韦小暖[\s\S]*桂南香叶/);
    assert.deepEqual(await personsOf(owner), [['林知秋', '南岭贸易', withTwoCards]]);
    assert.deepEqual(await personsOf(withTwoCards), [['韦小暖', '桂南香叶', owner]]);
  });

  it('gives the data of the account where there is no card, and leads to making one', async () => {
    await request(withoutCard, (app) => {
      assert.match(app.page.text(), /先建名片（30 秒）/);
      assert.ok(app.page.text().includes(formatPhone(withoutCard)), app.page.text());
    });
    const app = await openHolder(owner);
    await app.tap({ text: '交换' });
    await app.tap({ text: '同意并交换' });
    await isRead(app, formatPhone(withoutCard));
    assert.deepEqual(await personsOf(withoutCard), [['韦小暖', '桂南香叶', owner]]);
  });

  it('is ignored with an undo, and then for thirty days', async () => {
    await request(ignored);
    const app = await openRequests();
    await isRead(app, '梁忽略');
    await app.tap({ text: '忽略' });
    await isRead(app, '已忽略梁忽略的请求');
    await app.tap({ text: '撤销' });
    await app.until(() => app.page.has({ text: '忽略' }));
    await app.tap({ text: '忽略' });
    await isRead(app, '没有待确认的请求');
    const asker = await openCard(ignored);
    assert.match(asker.page.text(), /\d{4}-\d{2}-\d{2} 后可再次请求/);
    assert.deepEqual(await personsOf(ignored), []);
  });

  it('is blocked unnoticed, and can be unblocked', async () => {
    await request(blocked);
    const app = await openRequests();
    await app.tap({ label: '莫屏蔽，更多操作' });
    await app.tap({ text: '屏蔽' });
    assert.match(app.page.text(), /不再收到莫屏蔽的请求？/);
    await app.tap({ text: '屏蔽', nth: 0 });
    await isRead(app, '已屏蔽莫屏蔽');
    assert.match((await openCard(blocked)).page.text(), /后可再次请求/);
    await app.tap({ text: '已屏蔽' });
    await isRead(app, '莫屏蔽');
    await app.tap({ text: '解除屏蔽', nth: 0 });
    await isRead(app, '没有屏蔽任何人');
  });
});
