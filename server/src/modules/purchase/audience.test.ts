import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { insertPriceList } from '../../testing/priceList';
import { newPerson, setupCompany, setupMember } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import {
  notificationTitles,
  purchaseFields,
  quotationBody,
  sendQuotation,
  setupOpenPurchase,
  type TestPerson,
  verifiedPerson
} from '../../testing/trade';

/** A word that occurs nowhere else, so that a search finds all of these. */
const WORD = '幽谷';

describe('a purchase request with a restricted audience', () => {
  let server: TestApp;
  /** Viewers by their role in the two requests. */
  let viewers: Record<'owner' | 'boss' | 'invited' | 'invitedMember' | 'company' | 'person' | 'member', TestPerson>;
  let ids: Record<'everybody' | 'companies' | 'chosen', string>;
  let buyersName: string;

  before(async () => {
    server = await testApp();
    await insertPriceList(server.db);
    const people = await Promise.all(Array.from({ length: 7 }, () => verifiedPerson(server)));
    const [owner, boss, invited, invitedMember, company, person] = people;
    assert(owner && boss && invited && invitedMember && company && person);
    viewers = { owner, boss, invited, invitedMember, company, person, member: await newPerson(server) };
    buyersName = '幽谷香料采购行（演示）';
    await setupCompany(server, boss, buyersName).then((id) => setupMember(server, id, owner.id));
    const invitedId = await setupCompany(server, invited);
    await setupMember(server, invitedId, invitedMember.id);
    await setupCompany(server, company);
    const goods = { title: `${WORD}采购小茴香`, varietyId: 'fennel', gradeId: 'tong', otherVariety: '', specText: '' };
    const open = (changes: object) => setupOpenPurchase(server, owner, { ...goods, ...changes }, true);
    ids = {
      everybody: await open({}),
      companies: await open({ audience: 'verifiedCompanies' }),
      chosen: await open({ audience: 'invited', invitedCompanyIds: [invitedId] })
    };
  });
  after(() => server.close());

  /** Visible requests by viewer; a visitor is one too. */
  const wanted: Record<keyof typeof viewers | 'visitor', (keyof typeof ids)[]> = {
    visitor: ['everybody'],
    member: ['everybody'],
    person: ['everybody'],
    company: ['everybody', 'companies'],
    invited: ['everybody', 'companies', 'chosen'],
    invitedMember: ['everybody', 'companies', 'chosen'],
    owner: ['everybody', 'companies', 'chosen'],
    boss: ['everybody', 'companies', 'chosen']
  };
  const everyViewer = Object.keys(wanted) as (keyof typeof wanted)[];
  const optionsOf = (viewer: keyof typeof wanted) => (viewer === 'visitor' ? {} : { token: viewers[viewer].token });
  const namesOf = (items: readonly { id: string }[]) =>
    (Object.keys(ids) as (keyof typeof ids)[]).filter((name) => items.some(({ id }) => id === ids[name]));

  for (const viewer of everyViewer) {
    it(`is in every list of its audience only: ${viewer}`, async () => {
      const options = optionsOf(viewer);
      const lists = {
        newest: await server.api.call('GET /api/front/purchase/list', { limit: 50 }, options),
        nearest: await server.api.call(
          'GET /api/front/purchase/list',
          { limit: 50, sort: 'distance', near: '30.6,104.1' },
          options
        ),
        found: await server.api.call('GET /api/front/search/purchases', { q: WORD }, options),
        home: { items: (await server.api.call('GET /api/front/home/listings', {}, options)).purchases }
      };
      for (const [name, { items }] of Object.entries(lists)) {
        assert.deepEqual(namesOf(items), wanted[viewer], name);
      }
      const overview = await server.api.call('GET /api/front/search/overview', { q: WORD }, options);
      assert.equal(overview.counts.purchases, wanted[viewer].length);
    });

    it(`can be opened by its audience only: ${viewer}`, async () => {
      for (const name of Object.keys(ids) as (keyof typeof ids)[]) {
        const { code, data } = await server.api.send(
          'GET /api/front/purchase/detail',
          { id: ids[name] },
          optionsOf(viewer)
        );
        const isTheirs = wanted[viewer].includes(name);
        assert.equal(code, isTheirs ? 200 : 403, name);
        const unlocked = name === 'companies' ? { needs: 'company' } : {};
        const needs = viewer === 'visitor' ? { needs: 'login' } : unlocked;
        if (!isTheirs) assert.deepEqual(data, { error: 'FORBIDDEN', ...needs });
      }
    });
  }

  it('is refused to others in every other call', async () => {
    const { token } = viewers.company;
    const id = ids.chosen;
    for (const [name, input] of [
      ['POST /api/front/purchase/favourite', { id, on: true }],
      ['GET /api/front/quotation/prepare', { purchaseId: id }],
      ['POST /api/front/quotation/saveDraft', quotationBody(id, {}, true)],
      ['POST /api/front/quotation/create', quotationBody(id, {}, true)]
    ] as const) {
      assert.deepEqual(await server.api.expectError(name, input, { token }), { error: 'FORBIDDEN' }, name);
    }
  });

  it('is not counted in public figures of the company', async () => {
    const { items } = await server.api.call('GET /api/front/search/companies', { q: buyersName });
    assert.deepEqual(
      items.map(({ name, purchaseCount }) => [name, purchaseCount]),
      [[buyersName, 1]]
    );
  });

  it('notifies invited companies once', async () => {
    const invitationsTo = async (person: TestPerson) =>
      (await notificationTitles(server, person)).filter((title) => title === '邀请你报价');
    assert.deepEqual(
      [(await invitationsTo(viewers.invited)).length, (await invitationsTo(viewers.company)).length],
      [1, 0]
    );
  });

  it('leaves the favourites of members outside of its audience, and stays open to suppliers who have quoted', async () => {
    const { owner, company, person } = viewers;
    const id = await setupOpenPurchase(server, owner, {}, true);
    for (const { token } of [company, person]) {
      await server.api.call('POST /api/front/purchase/favourite', { id, on: true }, { token });
    }
    const { id: quotationId } = await sendQuotation(server, company, id, {}, true);
    const marked = async ({ token }: TestPerson) => {
      const { items } = await server.api.call('GET /api/front/purchase/favourites', {}, { token });
      const { counts } = await server.api.call('GET /api/member/user/current', undefined, { token });
      assert.equal(counts.favouriteListings, items.length);
      return items.length;
    };
    assert.deepEqual([await marked(company), await marked(person)], [1, 1]);
    const narrowed = {
      ...purchaseFields(server),
      audience: 'invited' as const,
      invitedCompanyIds: [await setupCompany(server, await newPerson(server))]
    };
    const rows = { public_fields: JSON.stringify(narrowed) };
    await server.db.updateTable('purchase').set(rows).where('id', '=', id).execute();
    const listed = { audience: narrowed.audience, invited_company_ids: narrowed.invitedCompanyIds };
    await server.db.updateTable('purchase_request').set(listed).where('id', '=', id).execute();
    assert.deepEqual([await marked(company), await marked(person)], [0, 0]);
    const seen = await server.api.call('GET /api/front/purchase/detail', { id }, { token: company.token });
    assert.equal(seen.myQuotation?.id, quotationId);
    const refused = await server.api.expectError('GET /api/front/purchase/detail', { id }, { token: person.token });
    assert.equal(refused.error, 'FORBIDDEN');
  });
});
