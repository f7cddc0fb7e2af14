import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { createTestCard } from '../../testing/cards';
import { buildVisit } from '../../testing/cardVisits';
import { logIn } from '../../testing/logIn';
import { payments } from '../../testing/payments';
import { newPerson, setupCompany, setupMember, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';

const list = 'GET /api/vcard/card/ofCompany';

describe("the cards of a company's members", () => {
  let server: TestApp;
  let pay: ReturnType<typeof payments>;
  let companyId: string;
  let owner: TestPerson;
  let colleague: TestPerson;
  before(async () => {
    server = await testApp({ isSeeded: true });
    pay = payments(server);
    [owner, colleague] = [await newPerson(server), await newPerson(server)];
    companyId = await setupCompany(server, owner);
    server.advance(1000);
    await setupMember(server, companyId, colleague.id);
    await createTestCard(server, colleague, { name: '同事第一', companyId });
    await createTestCard(server, colleague, { name: '同事第二', companyId, varietyIds: ['cumin'], isFindable: true });
    await createTestCard(server, owner, { name: '老板', companyId });
    await createTestCard(server, owner, { name: '老板私人', isFindable: true });
  });
  after(() => server.close());

  const namesFor = async (person?: TestPerson) =>
    (await server.api.call(list, { companyId }, person === undefined ? {} : { token: person.token })).items.map(
      ({ name }) => name
    );

  it('are those of a company that exists', async () => {
    assert.equal((await server.api.expectError(list, { companyId: 'nothing' })).error, 'NOT_FOUND');
    assert.equal((await server.api.expectError(list, { companyId, cursor: 'nonsense' })).error, 'VALIDATION');
  });

  it('are shown to visitors when their owners may be found, and all to colleagues, one of each', async () => {
    assert.deepEqual(await namesFor(), ['同事第二']);
    assert.deepEqual(await namesFor(await newPerson(server)), ['同事第二']);
    assert.deepEqual(await namesFor(colleague), ['老板', '同事第一']);
    const [brief] = (await server.api.call(list, { companyId })).items;
    assert.deepEqual([brief?.varieties, brief?.verifications], [['孜然'], ['company']]);
  });

  it('come page by page', async () => {
    const { token } = colleague;
    const first = await server.api.call(list, { companyId, limit: 1 }, { token });
    const rest = await server.api.call(list, { companyId, limit: 1, cursor: first.nextCursor ?? '' }, { token });
    assert.deepEqual(
      [...first.items, ...rest.items].map(({ name }) => name),
      ['老板', '同事第一']
    );
    assert.equal(rest.nextCursor, null);
  });

  it('are on the team page, with their figures for owner and admins on the enterprise level', async () => {
    const { token } = owner;
    const { items } = await server.api.call('GET /api/front/team/members', { id: companyId }, { token });
    assert.deepEqual(
      items.map(({ cardId }) => cardId !== null),
      [true, true]
    );
    const cardId = items[1]?.cardId ?? assert.fail();
    const shared = { cardId, requestId: 'share-of-a-colleague' };
    await server.api.call('POST /api/vcard/dataCollection/share', shared, { token });
    const figuresFor = async (person: TestPerson) =>
      (await server.api.call('GET /api/front/team/info', { id: companyId }, { token: person.token })).cardFigures;
    const buy = async (person: TestPerson, item: string) => pay.pay((await pay.create(person, { item })).orderNo);
    assert.deepEqual(await figuresFor(owner), { cards: 2, totals: null });
    await buy(owner, 'professional-1y');
    assert.deepEqual(await figuresFor(owner), { cards: 2, totals: null });
    await buy(colleague, 'enterprise-1y');
    assert.deepEqual([await figuresFor(owner), await figuresFor(colleague)], [{ cards: 2, totals: null }, null]);
    await buy(owner, 'enterprise-1y');
    const totals = { views: 0, visitors: 0, saves: 0, shares: 1 };
    assert.deepEqual(await figuresFor(owner), { cards: 2, totals });
  });

  it('have in the figures of the last 30 days those who had come before', async () => {
    const query = { id: companyId };
    const { items } = await server.api.call('GET /api/front/team/members', query, { token: owner.token });
    const visit = () => {
      const event = buildVisit(server, items[1]?.cardId ?? '', { visitorId: 'visitor-of-phone-1' });
      return server.api.call('POST /api/vcard/dataCollection/add', event);
    };
    await visit();
    server.advance(31 * DAY_MS);
    await visit();
    const token = await logIn(server, owner.mobile);
    const { cardFigures } = await server.api.call('GET /api/front/team/info', query, { token });
    assert.deepEqual(cardFigures?.totals, { views: 1, visitors: 1, saves: 0, shares: 0 });
  });

  it('are those of members only: who leaves takes the card along', async () => {
    const token = await logIn(server, colleague.mobile);
    await server.api.call('POST /api/front/team/leave', { id: companyId }, { token });
    assert.deepEqual(await namesFor(), []);
  });
});
