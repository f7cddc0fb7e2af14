import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import { cancelAndErase } from '../../testing/accountCancellation';
import { buildNewCard, createTestCard } from '../../testing/cards';
import { logIn } from '../../testing/logIn';
import { notificationsOf } from '../../testing/notifications';
import { buildNewOrder, countGrants, payments } from '../../testing/payments';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { verifiedPerson } from '../../testing/trade';
import { cardLevelPersonalData } from './cardLevel.personal';
import { grantLevel } from './cardLevel.service';
import { expireCardLevels } from './expiry.service';

const YEAR_MS = 365 * DAY_MS;
const createCard = 'POST /api/vcard/card/create';

describe('levels of business cards', () => {
  let server: TestApp;
  let pay: ReturnType<typeof payments>;
  before(async () => {
    server = await testApp();
    pay = payments(server);
  });
  after(() => server.close());

  const nowMs = () => server.deps.now().getTime();
  async function buy(person: TestPerson, item: string): Promise<void> {
    const { orderNo } = await pay.create(person, { item });
    await pay.pay(orderNo);
  }
  const titlesOf = async ({ token }: TestPerson) =>
    (await notificationsOf(server, token)).items.map(({ title }) => title);
  /** Lets time pass, in which the session of the person ends. */
  async function later(person: TestPerson, ms: number): Promise<TestPerson> {
    server.advance(ms);
    return { ...person, token: await logIn(server, person.mobile) };
  }
  const expire = () => expireCardLevels(server.db, nowMs());
  const radarOf = ({ token }: TestPerson) => server.api.call('POST /api/vcard/radar/summary', {}, { token });

  it('are compared and priced for everyone, in fen', async () => {
    const { levels, plans } = await server.api.call('GET /api/vcard/cardLevel/plans', undefined);
    assert.deepEqual(
      levels.map(({ level, maxCards, radarDays, hasTeamTotals }) => [level, maxCards, radarDays, hasTeamTotals]),
      [
        ['basic', 3, 30, false],
        ['professional', 10, 90, false],
        ['enterprise', 10, 90, true]
      ]
    );
    assert.deepEqual(
      plans.map(({ id, priceFen, listPriceFen }) => [id, priceFen, listPriceFen]),
      [
        ['professional-1y', 19_900, null],
        ['professional-2y', 35_800, 39_800],
        ['enterprise-1y', 59_900, null],
        ['enterprise-2y', 107_800, 119_800]
      ]
    );
    assert.equal((await server.api.expectError('POST /api/vcard/cardLevel/mine', undefined)).error, 'UNAUTHORIZED');
  });

  it('are basic until one is paid, and for whose order is only created', async () => {
    const person = await newPerson(server);
    await pay.create(person);
    const { level, expiresAtMs, maxCards } = await pay.level(person);
    assert.deepEqual([level, expiresAtMs, maxCards], ['basic', null, 3]);
  });

  it('allow ten cards while they run, and keep what there is afterwards', async () => {
    const person = await newPerson(server);
    await buy(person, 'professional-1y');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => server.api.send(createCard, buildNewCard(), { token: person.token }))
    );
    assert.equal(answers.filter(({ code }) => code === 200).length, 10);
    const { token } = await later(person, YEAR_MS);
    const { cards, maxCards } = await server.api.call('POST /api/vcard/card/mine', undefined, { token });
    assert.deepEqual([cards.length, maxCards], [10, 3]);
    await assert.rejects(createTestCard(server, { token }), /CONFLICT/);
  });

  it('open ninety days of the radar, without a verification', async () => {
    const [person, verified] = [await newPerson(server), await verifiedPerson(server)];
    assert.deepEqual([(await radarOf(person)).windowDays, (await radarOf(verified)).windowDays], [7, 30]);
    await buy(person, 'professional-1y');
    const { windowDays, maxVisitors } = await radarOf(person);
    assert.deepEqual([windowDays, maxVisitors], [90, null]);
  });

  it('are extended from the end of a running one', async () => {
    const person = await newPerson(server);
    await buy(person, 'professional-1y');
    const first = await pay.level(person);
    server.advance(20 * DAY_MS);
    await buy(person, 'professional-2y');
    const { expiresAtMs } = await pay.level(person);
    assert.equal((expiresAtMs ?? 0) - (first.expiresAtMs ?? 0), 2 * YEAR_MS);
  });

  it('are raised at once, and a lower one cannot be bought then', async () => {
    const person = await newPerson(server);
    await buy(person, 'professional-1y');
    await buy(person, 'enterprise-1y');
    const { level, expiresAtMs } = await pay.level(person);
    assert.equal(level, 'enterprise');
    assert.equal(Math.floor(((expiresAtMs ?? 0) - nowMs()) / DAY_MS), 365 + 121);
    const refusal = await server.api.expectError('POST /api/front/payment/create', buildNewOrder(), {
      token: person.token
    });
    assert.deepEqual([refusal.error, refusal.fields], ['CONFLICT', { item: 'level' }]);
  });

  it('are granted once per order, also in one transaction after another', async () => {
    const person = await newPerson(server);
    const payment = { orderNo: newId(), userId: person.id, item: 'professional-1y' };
    const grant = () => server.db.transaction().execute((tx) => grantLevel(tx, payment, nowMs()));
    await Promise.all([grant(), grant(), grant()]);
    await grant();
    assert.equal(await countGrants(server, person), 1);
    assert.equal(Math.round(((await pay.level(person)).expiresAtMs ?? 0) / DAY_MS - nowMs() / DAY_MS), 365);
  });

  it('end with a reminder seven days before and a notification, each of them once', async () => {
    const buyer = await newPerson(server);
    await buy(buyer, 'professional-1y');
    const person = await later(buyer, YEAR_MS - 8 * DAY_MS);
    await expire();
    assert.deepEqual(await titlesOf(person), ['名片专业版已开通']);
    server.advance(DAY_MS);
    await Promise.all([expire(), expire()]);
    await expire();
    assert.deepEqual(await titlesOf(person), ['名片专业版即将到期', '名片专业版已开通']);
    server.advance(7 * DAY_MS);
    assert.equal((await pay.level(person)).level, 'basic');
    await Promise.all([expire(), expire()]);
    await expire();
    const titles = (await titlesOf(person)).filter((title) => title.endsWith('期'));
    assert.deepEqual(titles, ['名片专业版已到期', '名片专业版即将到期']);
  });

  it('remind again of the end after an extension', async () => {
    const buyer = await newPerson(server);
    await buy(buyer, 'professional-1y');
    const renewing = await later(buyer, YEAR_MS - 3 * DAY_MS);
    await expire();
    await buy(renewing, 'professional-1y');
    await expire();
    const person = await later(renewing, YEAR_MS - DAY_MS);
    await expire();
    const reminders = (await titlesOf(person)).filter((title) => title === '名片专业版即将到期');
    assert.equal(reminders.length, 2);
  });

  it('are exported, and erased with the account', async () => {
    const person = await newPerson(server);
    await buy(person, 'enterprise-1y');
    const exported = (await cardLevelPersonalData.exportOf(server.deps, person.id)) as {
      level: { level: string };
      grants: unknown[];
    };
    assert.deepEqual([exported.level.level, exported.grants.length], ['enterprise', 1]);
    await cancelAndErase(server, person.token);
    assert.equal(await countGrants(server, person), 0);
    const level = server.db.selectFrom('card_level').where('user_id', '=', person.id).selectAll();
    assert.equal(await level.executeTakeFirst(), undefined);
  });
});
