import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CardVisit } from '@contract/cardVisit';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import { createTestCard } from '../../testing/cards';
import { holders } from '../../testing/holders';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { verifiedPerson } from '../../testing/trade';
import { purgeVisits } from './cardVisit.service';

const add = 'POST /api/vcard/dataCollection/add';
const visitors = 'POST /api/vcard/radar/visitors';

describe('visits to a business card', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const buildVisit = (cardId: string, changes: Partial<CardVisit> = {}): CardVisit => ({
    businessId: cardId,
    businessType: 'vcard',
    eventId: 'CLICK_VCARD_BROWSE',
    eventName: '浏览名片',
    pageId: 'pages/vcard/VcardShareMiddlePage',
    pageName: '名片',
    requestId: newId(),
    ...changes
  });
  const tokenOf = (person?: TestPerson) => (person === undefined ? {} : { token: person.token });
  const visit = async (cardId: string, person?: TestPerson, changes: Partial<CardVisit> = {}) => {
    const event = buildVisit(cardId, changes);
    await server.api.call(add, event, tokenOf(person));
    return event.requestId;
  };
  async function setupOwner(create: (app: TestApp) => Promise<TestPerson> = verifiedPerson) {
    const owner = await create(server);
    return { owner, cardId: (await createTestCard(server, owner)).id };
  }
  const summary = ({ token }: TestPerson, cardId?: string) =>
    server.api.call('POST /api/vcard/radar/summary', cardId === undefined ? {} : { cardId }, { token });
  const list = async ({ token }: TestPerson) => (await server.api.call(visitors, {}, { token })).items;

  it('refuse an unknown card, another kind of business and an unknown event', async () => {
    const { cardId } = await setupOwner();
    assert.equal((await server.api.expectError(add, buildVisit('nothing'))).error, 'NOT_FOUND');
    for (const changes of [{ businessType: 'supply' }, { eventId: 'OTHER' }, { requestId: 'short' }]) {
      const { error } = await server.api.expectError(add, { ...buildVisit(cardId), ...changes });
      assert.equal(error, 'VALIDATION', JSON.stringify(changes));
    }
  });

  it('are shown to the owner of the card only', async () => {
    const { cardId } = await setupOwner();
    const other = await newPerson(server);
    const { token } = other;
    assert.equal((await server.api.expectError(visitors, { cardId })).error, 'UNAUTHORIZED');
    assert.equal((await server.api.expectError(visitors, { cardId }, { token })).error, 'NOT_FOUND');
    const refusal = await server.api.expectError('POST /api/vcard/radar/summary', { cardId }, { token });
    assert.equal(refusal.error, 'NOT_FOUND');
    assert.deepEqual([await list(other), (await summary(other)).total.views], [[], 0]);
  });

  it('count once per event, and not for the owner', async () => {
    const { owner, cardId } = await setupOwner();
    const person = await newPerson(server);
    const event = buildVisit(cardId);
    await Promise.all([1, 2, 3].map(() => server.api.call(add, event, tokenOf(person))));
    await visit(cardId, person);
    await visit(cardId);
    await visit(cardId, person, { eventId: 'CLICK_VCARD_LOGIN' });
    await visit(cardId, owner);
    const { total, today, days } = await summary(owner, cardId);
    assert.deepEqual([total.views, total.visitors, today.views, days.at(-1)?.views, days.length], [3, 2, 3, 3, 30]);
  });

  it('of one person at the same moment are those of one visitor', async () => {
    const { owner, cardId } = await setupOwner();
    const person = await newPerson(server);
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => visit(cardId, person)));
    const { total } = await summary(owner, cardId);
    assert.deepEqual([total.views, total.visitors], [6, 1]);
  });

  it('name those with an account, with the time that they took', async () => {
    const { owner, cardId } = await setupOwner();
    const person = await newPerson(server);
    const { id: cardOfPerson } = await createTestCard(server, person);
    const requestId = await visit(cardId, person, { eventId: 'SCAN_CODE_VCARD_BROWSE' });
    const dwell = 'POST /api/vcard/dataCollection/dwell';
    for (const dwellSec of [40, 130, 90]) await server.api.call(dwell, { requestId, dwellSec }, tokenOf(person));
    await server.api.call(dwell, { requestId, dwellSec: 900 }, tokenOf(await newPerson(server)));
    server.advance(1000);
    await visit(cardId);
    const [nameless, named] = await list(owner);
    assert.deepEqual([nameless?.person, nameless?.isScan], [null, false]);
    assert.deepEqual(
      [named?.person?.cardId, named?.dwellSec, named?.isScan, named?.visits],
      [cardOfPerson, 130, true, 1]
    );
  });

  it('have no name when browsed anonymously, and neither have the own visitors then', async () => {
    const { owner, cardId } = await setupOwner();
    const person = await newPerson(server);
    const setAnonymous = (of: TestPerson, isAnonymous: boolean) =>
      server.api.call('POST /api/vcard/radar/setAnonymous', { isAnonymous }, tokenOf(of));
    await visit(cardId, person);
    assert.equal((await list(owner))[0]?.person?.name !== undefined, true);
    await setAnonymous(person, true);
    assert.equal((await summary(person)).isAnonymous, true);
    assert.deepEqual(
      (await list(owner)).map((visitor) => visitor.person),
      [null]
    );
    await visit(cardId, person);
    // Under another id: the owner may remember whose the first one was.
    const nameless = await list(owner);
    assert.deepEqual(
      nameless.map((visitor) => [visitor.person, visitor.visits]),
      [
        [null, 1],
        [null, 1]
      ]
    );
    assert.equal(new Set(nameless.map(({ id }) => id)).size, 2);
    const { id: ofPerson } = await createTestCard(server, person);
    await visit(ofPerson, owner);
    assert.deepEqual(
      (await list(person)).map((visitor) => visitor.person),
      [null]
    );
    await setAnonymous(person, false);
    assert.notEqual((await list(person))[0]?.person, null);
    assert.equal((await list(owner))[0]?.person, null);
  });

  it('are limited for members who are not verified', async () => {
    const { owner, cardId } = await setupOwner(newPerson);
    for (let count = 0; count < 4; count += 1) {
      await visit(cardId, await newPerson(server));
      server.advance(1000);
    }
    const page = await server.api.call(visitors, { limit: 50 }, tokenOf(owner));
    assert.deepEqual([page.items.length, page.nextCursor], [3, null]);
    const { windowDays, maxVisitors, total } = await summary(owner);
    assert.deepEqual([windowDays, maxVisitors, total.visitors], [7, 3, 4]);
    server.advance(8 * DAY_MS);
    assert.deepEqual(await list(owner), []);
  });

  it('come page by page', async () => {
    const { owner, cardId } = await setupOwner();
    for (let count = 0; count < 3; count += 1) {
      await visit(cardId, await newPerson(server));
      server.advance(1000);
    }
    const first = await server.api.call(visitors, { limit: 2 }, tokenOf(owner));
    const rest = await server.api.call(visitors, { limit: 2, cursor: first.nextCursor ?? '' }, tokenOf(owner));
    assert.deepEqual([first.items.length, rest.items.length, rest.nextCursor], [2, 1, null]);
    assert.equal(new Set([...first.items, ...rest.items].map(({ id }) => id)).size, 3);
  });

  it('are joined by saves and shares', async () => {
    const { owner, cardId } = await setupOwner();
    const person = await newPerson(server);
    await holders(server).keep(person, { cardId });
    await server.api.call('POST /api/vcard/dataCollection/share', { cardId }, tokenOf(person));
    const { total, today } = await summary(owner);
    assert.deepEqual([total.saves, total.shares, today.saves, today.shares], [1, 1, 1, 1]);
  });

  it('are deleted after 90 days, and their figures stay', async () => {
    const { owner, cardId } = await setupOwner();
    await visit(cardId, await newPerson(server));
    await purgeVisits(server.db, server.deps.now().getTime() + 91 * DAY_MS);
    assert.deepEqual(await list(owner), []);
    assert.equal((await summary(owner)).total.views, 1);
  });

  it('are limited per visitor', async () => {
    const { cardId } = await setupOwner();
    const person = await newPerson(server);
    const codes = [];
    for (let count = 0; count < 301; count += 1) {
      codes.push((await server.api.send(add, buildVisit(cardId), tokenOf(person))).code);
    }
    assert.deepEqual([codes[299], codes[300]], [200, 429]);
  });
});
