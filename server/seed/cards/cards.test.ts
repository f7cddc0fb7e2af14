import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { cardProblems } from '@rules/card';
import { holderPersonProblems, holderRemarkProblems } from '@rules/holder';
import { loadReferences, unknownReferences } from '../../src/modules/card/cardReferences.service';
import { moderateTexts } from '../../src/modules/moderation/moderation';
import { WordListModeration } from '../../src/providers/textModeration';
import { logIn } from '../../src/testing/logIn';
import { type TestApp, testApp } from '../../src/testing/testApp';
import { VARIETIES } from '../taxonomy';
import { QIN_CARD_ID, QIN_PARK_CARD_ID } from './demoCards';

const [QIN, WU, LU, LIANG] = ['13800138000', '13800138003', '13800138004', '13800138002'];

describe('the business cards of the demo data', () => {
  let server: TestApp;
  let qin: string;
  before(async () => {
    server = await testApp({ isSeeded: true });
    qin = await logIn(server, QIN);
  });
  after(() => server.close());

  const rowsOf = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(server.db)).rows;
  const ownCards = async () => (await server.api.call('POST /api/vcard/card/mine', undefined, { token: qin })).cards;
  const summary = (token = qin) => server.api.call('POST /api/vcard/holder/summary', undefined, { token });
  const requestsOf = (token = qin) => server.api.call('POST /api/front/exchange/list', { box: 'incoming' }, { token });

  it('have only content that a user could save', async () => {
    const varietyIds = new Set(VARIETIES.map(({ id }) => id));
    for (const { id, user_id: userId, company_id: companyId, is_findable: isFindable, fields } of await server.db
      .selectFrom('card')
      .select(['id', 'user_id', 'company_id', 'is_findable', 'fields'])
      .execute()) {
      assert.deepEqual(cardProblems(fields), {}, id);
      const { name, position, department, intro } = fields;
      const texts = { name, position, department, intro };
      assert.deepEqual(await moderateTexts(new WordListModeration(), texts), { refused: {}, flagged: [] }, id);
      const card = { ...fields, companyId, isFindable };
      const own = await server.db.transaction().execute((tx) => loadReferences(tx, userId, card, varietyIds));
      assert.deepEqual(unknownReferences(card, own), [], id);
    }
    for (const { id, person, note, tags, remind_on: remindOn } of await server.db
      .selectFrom('holder_entry')
      .select(['id', 'person', 'note', 'tags', 'remind_on'])
      .execute()) {
      assert.deepEqual(holderPersonProblems(person), {}, id);
      assert.deepEqual(holderRemarkProblems({ note, tags, remindOn }), {}, id);
    }
  });

  it('show a demo user two cards in different styles, with the figures of the visits of 30 days', async () => {
    const [first, second] = await ownCards();
    assert.deepEqual([first?.id, first?.isDefault, second?.id], [QIN_CARD_ID, true, QIN_PARK_CARD_ID]);
    assert.deepEqual(first?.stats, { views: 128, visitors: 46, saves: 19, shares: 12 });
    assert.deepEqual(second?.stats, { views: 35, visitors: 14, saves: 5, shares: 3 });
    assert.notEqual(first.style, second.style);
    assert.ok(first.supplies.length >= 3 && first.pictures.length >= 1);
    const { total, days, averageDwellSec } = await server.api.call(
      'POST /api/vcard/radar/summary',
      { cardId: QIN_CARD_ID },
      { token: qin }
    );
    assert.equal(
      days.reduce((sum, { views }) => sum + views, 0),
      total.views
    );
    assert.ok(averageDwellSec !== null && averageDwellSec > 10, `${averageDwellSec}`);
  });

  it('have visitors with and without a name, of every source, and a later visit adds to the same visitor', async () => {
    const visitors = async () => {
      const input = { cardId: QIN_CARD_ID, limit: 50 };
      return (await server.api.call('POST /api/vcard/radar/visitors', input, { token: qin })).items;
    };
    const before = await visitors();
    assert.equal(before.length, 46);
    const [latest] = before;
    assert.deepEqual([latest?.person?.name, latest?.dwellSec, latest?.visits], ['陆志强', 130, 3]);
    const [registered] = before.filter(({ hasRegistered }) => hasRegistered);
    assert.deepEqual([registered?.person?.name, registered?.source], ['梁雨桐', 'expo']);
    const nameless = before.filter(({ person }) => person === null);
    assert.ok(nameless.length >= 10 && nameless.length <= 25, `${nameless.length} without a name`);
    assert.equal(new Set(before.map(({ source }) => source)).size, 5);
    const visit = {
      businessId: QIN_CARD_ID,
      businessType: 'vcard',
      eventId: 'CLICK_VCARD_BROWSE',
      eventName: '',
      source: 'share',
      pageId: 'pages/vcard/VcardShareMiddlePage',
      pageName: '',
      atMs: server.deps.now().getTime(),
      requestId: 'visit-of-a-known-visitor-1'
    } as const;
    await server.api.call('POST /api/vcard/dataCollection/add', visit, { token: await logIn(server, LU) });
    const after = await visitors();
    assert.deepEqual([after.length, after[0]?.visits], [46, 4]);
  });

  it('have sums that agree with the visits, none of them in the future', async () => {
    const wrong = await rowsOf(sql`
      select card_id, visitor_key from card_visitor v where v.dwell_sec <> (select sum(dwell_sec) from card_visit e
          where e.card_id = v.card_id and e.visitor_key = v.visitor_key)
        or v.user_id = (select user_id from card where id = v.card_id)
      union all
      select card_id, date from card_figures f where f.dwell_sec > 86400 or f.timed_visits > f.views
        or f.shares <> (select count(*) from card_share s where s.card_id = f.card_id
          and to_char(to_timestamp(s.at_ms / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') = f.date)
      union all
      select card_id, request_id from card_visit where at_ms > ${Date.now()}
      union all
      select user_id, id from holder_entry where added_at_ms > ${Date.now()} or seen_at_ms > ${Date.now()}
        or seen_at_ms < added_at_ms
      union all
      select user_id, id from card where updated_at_ms > ${Date.now()} or updated_at_ms < created_at_ms`);
    assert.deepEqual(wrong, []);
  });

  it('fill the card holder of a demo user with 86 people in groups, starred, with tags, notes and reminders', async () => {
    const { tabs, groups, tags, due, requests } = await summary();
    assert.deepEqual([tabs.all, tabs.exchanged, requests], [86, 16, 3]);
    assert.ok(tabs.starred >= 5 && tabs.expo >= 10, JSON.stringify(tabs));
    assert.deepEqual(
      due.map(({ name }) => name),
      ['陆志强', '周海宁']
    );
    assert.ok(groups.length === 4 && groups.every(({ count }) => count > 0), JSON.stringify(groups));
    assert.ok(tags.length >= 6);
    const input = { tab: 'all', offset: 0, limit: 100 } as const;
    const { items, initials } = await server.api.call('POST /api/vcard/holder/list', input, { token: qin });
    assert.ok(initials.length >= 15, JSON.stringify(initials));
    assert.equal(items.filter(({ hasUpdate }) => hasUpdate).length, 4);
    assert.ok(items.filter(({ note }) => note !== '').length >= 15);
    assert.equal(new Set(items.map(({ source }) => source)).size, 6);
    const duplicates = await server.api.call('POST /api/vcard/holder/duplicates', undefined, { token: qin });
    assert.deepEqual(
      duplicates.map(([person]) => person?.name),
      ['和志山', '梁雨桐', '欧阳静']
    );
  });

  it('have three requests that wait for the demo user: about a supply, by a scanned code, and at an event', async () => {
    const { items } = await requestsOf();
    assert.deepEqual(
      items.map(({ about }) => about?.kind),
      ['supply', 'card', 'card']
    );
  });

  it('put both users of each accepted exchange into the holder of the other', async () => {
    const missing = await rowsOf(sql`
      select e.id from contact_exchange e where e.status = 'accepted' and (
        not exists (select from holder_entry h where h.user_id = e.from_user_id and h.person_user_id = e.to_user_id
          and h.is_exchanged)
        or not exists (select from holder_entry h where h.user_id = e.to_user_id and h.person_user_id = e.from_user_id
          and h.is_exchanged))`);
    assert.deepEqual(missing, []);
  });

  it('are found by search, and on the page of the company by those who may see them', async () => {
    const { items: found } = await server.api.call('GET /api/front/search/cards', { q: '辛味', limit: 50 });
    assert.ok(found.some(({ name }) => name === '陆志强'));
    const list = async (token?: string) => {
      const input = { companyId: 'company-guinan', limit: 50 };
      return (await server.api.call('GET /api/vcard/card/ofCompany', input, token === undefined ? {} : { token }))
        .items;
    };
    assert.deepEqual([(await list(qin)).length, (await list()).length], [8, 7]);
    const { length } = (await server.api.call('GET /api/vcard/card/ofCompany', { companyId: 'company-nanliu' })).items;
    assert.equal(length, 2);
  });

  it('leave one demo user without a card, whose first one can begin with the account', async () => {
    const token = await logIn(server, LIANG);
    const { cards, suggestion } = await server.api.call('POST /api/vcard/card/mine', undefined, { token });
    assert.deepEqual([cards, suggestion.name], [[], '梁雨桐']);
    assert.equal((await summary(await logIn(server, WU))).tabs.all, 7);
  });
});
