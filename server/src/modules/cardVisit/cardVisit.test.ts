import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { CardVisit } from '@contract/cardVisit';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import { createTestCard } from '../../testing/cards';
import { buildVisit } from '../../testing/cardVisits';
import { holders } from '../../testing/holders';
import { logIn } from '../../testing/logIn';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { verifiedPerson } from '../../testing/trade';
import { cardVisitsPersonalData } from './cardVisit.personal';
import { purgeVisits } from './cardVisit.service';

const add = 'POST /api/vcard/dataCollection/add';
const visitors = 'POST /api/vcard/radar/visitors';
const share = 'POST /api/vcard/dataCollection/share';
const dwell = 'POST /api/vcard/dataCollection/dwell';

describe('visits to a business card', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const visitOf = (cardId: string, changes: Partial<CardVisit> = {}) => buildVisit(server, cardId, changes);
  const tokenOf = (person?: TestPerson) => (person === undefined ? {} : { token: person.token });
  const visit = async (cardId: string, person?: TestPerson, changes: Partial<CardVisit> = {}) => {
    const event = visitOf(cardId, changes);
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

  const browseAnonymously = ({ token }: TestPerson, browsesAnonymously: boolean) =>
    server.api.call('POST /api/member/account/preferences', { browsesAnonymously }, { token });

  it('refuse an unknown card, another kind of business and an unknown event', async () => {
    const { cardId } = await setupOwner();
    assert.equal((await server.api.expectError(add, visitOf('nothing'))).error, 'NOT_FOUND');
    const invalid = [{ businessType: 'supply' }, { eventId: 'OTHER' }, { requestId: 'short' }, { source: 'radio' }];
    for (const changes of [...invalid, { visitorId: 'short' }, { atMs: undefined }]) {
      const { error } = await server.api.expectError(add, { ...visitOf(cardId), ...changes });
      assert.equal(error, 'VALIDATION', JSON.stringify(changes));
    }
  });

  it('refuse a visit of more than seven days ago, and a share of an unknown card', async () => {
    const { cardId } = await setupOwner();
    const atMs = server.deps.now().getTime() - 7 * DAY_MS - 1000;
    const { error, fields } = await server.api.expectError(add, visitOf(cardId, { atMs }));
    assert.deepEqual([error, fields], ['VALIDATION', { atMs: 'tooOld' }]);
    const refusal = await server.api.expectError(share, { cardId: 'nothing', requestId: newId() });
    assert.equal(refusal.error, 'NOT_FOUND');
  });

  it('count on the day on which they happened, at the latest now', async () => {
    const { owner, cardId } = await setupOwner();
    const nowMs = server.deps.now().getTime();
    await visit(cardId, undefined, { atMs: nowMs - 2 * DAY_MS });
    await visit(cardId, await newPerson(server), { atMs: nowMs + DAY_MS });
    const { days, today, week } = await summary(owner);
    assert.deepEqual(
      days.slice(-3).map(({ views }) => views),
      [1, 0, 1]
    );
    assert.deepEqual([today.views, week.views, week.visitors], [1, 2, 2]);
    const lastAtMs = (await list(owner)).map((visitor) => visitor.lastAtMs);
    assert.equal(lastAtMs.length, 2);
    assert(Math.max(...lastAtMs) <= server.deps.now().getTime());
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
    const event = visitOf(cardId);
    await Promise.all([1, 2, 3].map(() => server.api.call(add, event, tokenOf(person))));
    await visit(cardId, person);
    await visit(cardId);
    await visit(cardId, person, { eventId: 'CLICK_VCARD_LOGIN' });
    await visit(cardId, owner);
    const { total, today, days } = await summary(owner, cardId);
    assert.deepEqual([total.views, total.visitors, today.views, days.at(-1)?.views, days.length], [3, 2, 3, 3, 30]);
  });

  it('count as one visitor when one person sends several at the same moment', async () => {
    const { owner, cardId } = await setupOwner();
    const person = await newPerson(server);
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => visit(cardId, person)));
    const { total } = await summary(owner, cardId);
    assert.deepEqual([total.views, total.visitors], [6, 1]);
  });

  it('name those with an account as their card does, with the time that they took', async () => {
    const { owner, cardId } = await setupOwner();
    const person = await newPerson(server);
    const { id: cardOfPerson } = await createTestCard(server, person, { name: '韦明远', companyName: '辛味食品' });
    const requestId = await visit(cardId, person, { eventId: 'SCAN_CODE_VCARD_BROWSE', source: 'expo' });
    for (const dwellSec of [40, 130, 90]) await server.api.call(dwell, { requestId, dwellSec }, tokenOf(person));
    await server.api.call(dwell, { requestId, dwellSec: 900 }, tokenOf(await newPerson(server)));
    server.advance(1000);
    await visit(cardId, undefined, { source: 'link' });
    const [nameless, named] = await list(owner);
    assert.deepEqual([nameless?.person, nameless?.source], [null, 'link']);
    const { name, position, companyName, cardId: shownCard } = named?.person ?? assert.fail();
    assert.deepEqual([name, position, companyName, shownCard], ['韦明远', '销售经理', '辛味食品', cardOfPerson]);
    assert.deepEqual(
      [named?.dwellSec, named?.source, named?.visits, named?.visitedCardId, named?.pageId],
      [130, 'expo', 1, cardId, visitOf(cardId).pageId]
    );
    await server.api.call(dwell, { requestId: await visit(cardId), dwellSec: 30 });
    assert.equal((await summary(owner)).averageDwellSec, 80);
  });

  it('show the last page, and whether the visitor registered or logged in', async () => {
    const { owner, cardId } = await setupOwner();
    const person = await newPerson(server);
    await visit(cardId, person, { eventId: 'CLICK_VCARD_REGISTER', source: 'share' });
    server.advance(1000);
    await visit(cardId, person, { source: 'list', pageId: 'pages/vcard/index' });
    const earlier = { atMs: server.deps.now().getTime() - DAY_MS, source: 'code' } as const;
    await visit(cardId, person, { ...earlier, eventId: 'VCARD_SCAN_CODE_LOGIN', pageId: 'pages/earlier' });
    const [visitor] = await list(owner);
    assert.deepEqual(
      [visitor?.hasRegistered, visitor?.hasLoggedIn, visitor?.visits, visitor?.source, visitor?.pageId],
      [true, true, 1, 'list', 'pages/vcard/index']
    );
    const { total } = await summary(owner);
    assert.deepEqual([total.views, total.visitors], [1, 1]);
  });

  it('count the visitors of a day and of a week, whether or not they came for the first time', async () => {
    const { owner, cardId } = await setupOwner();
    const guest = { visitorId: 'visitor-of-phone-1' };
    await visit(cardId, undefined, guest);
    server.advance(8 * DAY_MS);
    const token = await logIn(server, owner.mobile);
    const visitorsOf = async () => {
      const { total, today, week } = await summary({ ...owner, token });
      const { counts } = await server.api.call('GET /api/member/user/current', undefined, { token });
      assert.equal(counts.cardVisitors, week.visitors);
      return [total, today, week].map((figures) => [figures.views, figures.visitors]);
    };
    const person = await newPerson(server);
    for (const by of [person, person, undefined]) await visit(cardId, by, by === undefined ? guest : {});
    assert.deepEqual(await visitorsOf(), [
      [4, 2],
      [3, 2],
      [3, 2]
    ]);
    server.advance(DAY_MS);
    // A login because of the card is no view on that day.
    await visit(cardId, person, { eventId: 'CLICK_VCARD_LOGIN' });
    assert.deepEqual((await visitorsOf())[1], [0, 0]);
    await visit(cardId, undefined, guest);
    await visit(cardId, person, { atMs: server.deps.now().getTime() - 2 * DAY_MS });
    assert.deepEqual(await visitorsOf(), [
      [6, 2],
      [1, 1],
      [5, 2]
    ]);
  });

  it('distinguish visitors without an account at one address by the ids of their clients', async () => {
    const { owner, cardId } = await setupOwner();
    const person = await newPerson(server);
    for (const visitorId of ['visitor-of-phone-1', 'visitor-of-phone-2', 'visitor-of-phone-2']) {
      await visit(cardId, undefined, { visitorId });
    }
    await visit(cardId, person);
    // The id of a user is no key to what they visited.
    await visit(cardId, undefined, { visitorId: person.id });
    const { total } = await summary(owner);
    assert.deepEqual([total.views, total.visitors], [5, 4]);
    assert.deepEqual((await list(owner)).map(({ visits }) => visits).sort(), [1, 1, 1, 2]);
  });

  it('lead to no other one of a visitor who has not agreed to be known again', async () => {
    const { owner, cardId } = await setupOwner();
    await visit(cardId);
    await visit(cardId);
    assert.equal((await summary(owner)).total.views, 2);
    const shown = await list(owner);
    assert.deepEqual(
      shown.map(({ visits }) => visits),
      [1, 1]
    );
    const { rows } = await sql`select 1 from card_visit where card_id = ${cardId}
      group by visitor_key having count(*) > 1`.execute(server.db);
    assert.deepEqual(rows, []);
  });

  it('have no name when browsed anonymously, and neither have the own visitors then', async () => {
    const { owner, cardId } = await setupOwner();
    const person = await newPerson(server);
    await visit(cardId, person);
    assert.notEqual((await list(owner))[0]?.person, null);
    await browseAnonymously(person, true);
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
    await browseAnonymously(person, false);
    assert.notEqual((await list(person))[0]?.person, null);
  });

  it('stay nameless when a later one has a name again', async () => {
    const { owner, cardId } = await setupOwner();
    const person = await newPerson(server);
    await visit(cardId, person);
    await browseAnonymously(person, true);
    await browseAnonymously(person, false);
    server.advance(1000);
    await visit(cardId, person);
    assert.deepEqual(
      (await list(owner)).map((visitor) => [visitor.person !== null, visitor.visits]),
      [
        [true, 1],
        [false, 1]
      ]
    );
  });

  it('count for the name or for none when they are deleted, whichever they were recorded under', async () => {
    const { cardId } = await setupOwner();
    const person = await newPerson(server);
    const inDatabase = (table: 'card_visit' | 'card_visitor') =>
      server.db.selectFrom(table).where('card_id', '=', cardId);
    for (const dwellSec of [40, 50, 60]) {
      await server.api.call(dwell, { requestId: await visit(cardId, person), dwellSec }, tokenOf(person));
    }
    await browseAnonymously(person, true);
    await browseAnonymously(person, false);
    server.advance(DAY_MS);
    const requestId = await visit(cardId, person);
    await server.api.call(dwell, { requestId, dwellSec: 7 }, tokenOf(person));
    const named = await inDatabase('card_visitor')
      .where('user_id', '=', person.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      await inDatabase('card_visit').where('visitor_key', '=', named.visitor_key).select('request_id').execute(),
      [{ request_id: requestId }]
    );
    await purgeVisits(server.db, server.deps.now().getTime() + 90 * DAY_MS - DAY_MS / 2);
    assert.deepEqual(await inDatabase('card_visitor').select(['user_id', 'visits', 'dwell_sec']).execute(), [
      { user_id: person.id, visits: 1, dwell_sec: 7 }
    ]);
  });

  it('give the time of a visit that has lost its name to no name', async () => {
    const { owner, cardId } = await setupOwner();
    const person = await newPerson(server);
    const requestId = await visit(cardId, person);
    await browseAnonymously(person, true);
    await browseAnonymously(person, false);
    server.advance(1000);
    await visit(cardId, person);
    await server.api.call(dwell, { requestId, dwellSec: 30 }, tokenOf(person));
    assert.deepEqual(
      (await list(owner)).map((visitor) => [visitor.person !== null, visitor.dwellSec]),
      [
        [true, 0],
        [false, 30]
      ]
    );
  });

  it('leave no name that was recorded while anonymous browsing was switched on', async () => {
    const { owner, cardId } = await setupOwner();
    const person = await newPerson(server);
    for (let round = 0; round < 5; round += 1) {
      await browseAnonymously(person, false);
      await Promise.all([visit(cardId, person), browseAnonymously(person, true), visit(cardId, person)]);
      const people = (await list(owner)).map((visitor) => visitor.person);
      assert.deepEqual(new Set(people), new Set([null]));
    }
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

  it('are limited over all cards of a member', async () => {
    const { owner, cardId } = await setupOwner(newPerson);
    const { id: second } = await createTestCard(server, owner, { name: '第二张' });
    for (const id of [cardId, cardId, cardId, second]) {
      await visit(id, await newPerson(server));
      server.advance(1000);
    }
    const shownOf = async (id: string) =>
      (await server.api.call(visitors, { cardId: id, limit: 50 }, tokenOf(owner))).items.length;
    assert.deepEqual([await shownOf(second), await shownOf(cardId)], [1, 2]);
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
    const shared = { cardId, requestId: newId() };
    await Promise.all([1, 2, 3].map(() => server.api.call(share, shared, tokenOf(person))));
    const { total, today, week } = await summary(owner);
    assert.deepEqual([total.saves, total.shares, today.saves, today.shares], [1, 1, 1, 1]);
    assert.deepEqual([week.saves, week.shares], [1, 1]);
    await visit(cardId, person);
    const { cards } = await server.api.call('POST /api/vcard/card/mine', undefined, tokenOf(owner));
    assert.deepEqual(cards[0]?.stats, { views: 1, visitors: 1, saves: 1, shares: 1 });
    const { counts } = await server.api.call('GET /api/member/user/current', undefined, tokenOf(owner));
    assert.deepEqual([counts.cardVisitors, counts.holderEntries], [1, 0]);
    const ofPerson = await server.api.call('GET /api/member/user/current', undefined, tokenOf(person));
    assert.equal(ofPerson.counts.holderEntries, 1);
  });

  it('are deleted after 90 days, and their figures stay', async () => {
    const { owner, cardId } = await setupOwner();
    const visitorId = 'visitor-of-phone-1';
    await visit(cardId, undefined, { visitorId });
    server.advance(50 * DAY_MS);
    await visit(cardId, undefined, { visitorId });
    server.advance(41 * DAY_MS);
    await purgeVisits(server.db, server.deps.now().getTime());
    const rows = await server.db.selectFrom('card_visitor').where('card_id', '=', cardId).select('visits').execute();
    assert.deepEqual(rows, [{ visits: 1 }]);
    await purgeVisits(server.db, server.deps.now().getTime() + 50 * DAY_MS);
    for (const table of ['card_visit', 'card_visitor'] as const) {
      assert.deepEqual(await server.db.selectFrom(table).where('card_id', '=', cardId).selectAll().execute(), []);
    }
    const token = await logIn(server, owner.mobile);
    assert.equal((await summary({ ...owner, token })).total.views, 2);
  });

  it('are exported with the cards that they were made to', async () => {
    const { cardId } = await setupOwner();
    const person = await newPerson(server);
    await visit(cardId, person, { source: 'expo' });
    const exported = (await cardVisitsPersonalData.exportOf(server.deps, person.id)) as Record<
      'cards' | 'visits',
      Record<string, unknown>[]
    >;
    const { cards, visits } = exported;
    assert.deepEqual(
      cards.map((card) => [card['cardId'], card['cardName'], card['source'], card['visits']]),
      [[cardId, '覃秀兰', 'expo', 1]]
    );
    assert.deepEqual(
      visits.map((one) => [one['cardId'], one['source'], one['kind']]),
      [[cardId, 'expo', 0]]
    );
  });

  it('are limited per visitor and card', async () => {
    const { owner, cardId } = await setupOwner();
    const { id: second } = await createTestCard(server, owner, { name: '第二张' });
    const person = await newPerson(server);
    const codes = [];
    for (let count = 0; count < 61; count += 1) {
      codes.push((await server.api.send(add, visitOf(cardId), tokenOf(person))).code);
    }
    assert.deepEqual([codes[59], codes[60]], [200, 429]);
    const shared = { cardId, requestId: newId() };
    assert.equal((await server.api.send(share, shared, tokenOf(person))).code, 429);
    assert.equal((await server.api.send(add, visitOf(second), tokenOf(person))).code, 200);
    assert.equal((await server.api.send(add, visitOf(cardId), tokenOf(await newPerson(server)))).code, 200);
  });
});
