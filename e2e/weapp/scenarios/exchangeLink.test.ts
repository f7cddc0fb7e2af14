import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { OwnSupplyBrief } from '@contract/ownSupply';
import { formatPhone } from '../../../src/lib/mobile';
import { createCard, peopleOf } from '../../businessCard';
import { startSession } from '../../session';
import { fetchJson } from './fetchJson';
import { setupScenario } from './setupScenario';

const path = 'pagesTransaction/supply/exchange-link/index';
/** The owner of a supply, a buyer, and an unrelated user. */
const [owner, buyer, stranger] = ['13800138001', '13800138004', '13800138002'];

describe('an exchange of contacts in the mini-program', () => {
  const scene = setupScenario();
  let supply: OwnSupplyBrief;
  let exchange: string;
  let buyerToken: string;

  before(async () => {
    const call = '/api/front/supply/mine?tab=onSale&limit=1';
    const { items } = await fetchJson<Page<OwnSupplyBrief>>(scene.server, call, await scene.headersOf(owner));
    supply = items[0] ?? assert.fail('the owner offers nothing');
    buyerToken = await startSession(scene.server.url, buyer);
    await createCard(scene.server.url, buyerToken, { name: '陆志强', companyName: '南岭贸易', mobile: buyer });
  });

  it('needs a login, and another user as its recipient', async () => {
    const visitor = await scene.open({ path, query: { id: supply.id } });
    assert.match(visitor.page.text(), /登录后交换名片/);
    const own = await scene.openAs(owner, path, { id: supply.id });
    assert.match(own.page.text(), /这是你自己的供应/);
  });

  it('gives the second card of the buyer, and says what is seen of it', async () => {
    const app = await scene.openAs(buyer, path, { id: supply.id });
    await app.tap({ text: '南岭贸易' });
    assert.match(app.page.text(), /交换后对方看到/);
    assert.ok(app.page.text().includes(formatPhone(buyer)), app.page.text());
    await app.input({ label: '说明来意' }, '长期采购，每月约 5 吨');
    await app.tap({ text: '发送请求' });
    await app.until(() => app.page.text().includes('等待对方同意'));
    assert.ok(!app.page.text().includes(formatPhone(owner)));
  });

  it('notifies the owner, who agrees, and then both see a number', async () => {
    const app = await scene.openAs(owner, 'pagesAuth/notify-center/index');
    await app.tap({ text: '交换名片', nth: 0 });
    assert.equal(app.page.path, path);
    exchange = String(app.page.query.exchange);
    assert.match(app.page.text(), /长期采购，每月约 5 吨/);
    assert.ok(!app.page.text().includes(formatPhone(buyer)));
    await app.tap({ text: '同意并交换' });
    await app.until(() => app.page.text().includes(formatPhone(buyer)));
    const asked = await scene.openAs(buyer, path, { id: supply.id });
    assert.ok(asked.page.text().includes(formatPhone(owner)), asked.page.text());
  });

  it('is in the card holders of both, with the given card and the supply', async () => {
    const { url } = scene.server;
    const met = async (token: string, other: string) =>
      (await peopleOf(url, token))
        .filter(({ person }) => person.mobile === other)
        .map(({ companyName, source, metLocation, relation }) => [companyName, source, metLocation, relation]);
    const how = ['supply', supply.title, 'exchanged'];
    assert.deepEqual(await met(await startSession(url, owner), buyer), [['南岭贸易', ...how]]);
    assert.deepEqual(
      (await met(buyerToken, owner)).map(([, ...rest]) => rest),
      [how]
    );
  });

  it('is invisible to everyone else', async () => {
    const other = await scene.openAs(stranger, path, { exchange });
    assert.match(other.page.text(), /这不是你的请求/);
    assert.doesNotMatch(other.page.text(), /1[3-9]\d ?\d{4} ?\d{4}/);
  });
});
