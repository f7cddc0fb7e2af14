import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type CallName, contract } from '@contract';
import type { Endpoint } from '@contract/endpoint';
import { newId } from '../../database/id';
import { liveStamp } from '../../testing/live';
import { setupCompany } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import {
  acceptBody,
  getQuotation,
  notificationTitles,
  quotationBody,
  quotationFields,
  sendQuotation,
  setupOpenPurchase,
  type TestPerson,
  verifiedPerson
} from '../../testing/trade';

/** Prices that occur nowhere else, so that a search of the whole response finds a leak. */
const PRICES = { first: 77_191, second: 77_203, counter: 77_183, delivered: 84_138 };
const BUYER = '隐名采购商行（演示）';
const RIVAL = '竞价香料商行（演示）';

/** Every call of requests, quotations and listings that takes an id or nothing. */
const readCalls = (Object.keys(contract) as CallName[]).filter((name) => {
  const { auth } = contract[name] as Endpoint;
  return auth !== 'operator' && /\/front\/(purchase|quotation|supply|message|home|search|company)\//.test(name);
});

describe('privacy of a quotation', () => {
  let server: TestApp;
  let people: { buyer: TestPerson; supplier: TestPerson; competitor: TestPerson; stranger: TestPerson };
  let purchaseId: string;
  let quotationId: string;
  let competitorsId: string;

  before(async () => {
    server = await testApp();
    const [buyer, supplier, competitor, stranger] = await Promise.all([1, 2, 3, 4].map(() => verifiedPerson(server)));
    assert(buyer && supplier && competitor && stranger);
    people = { buyer, supplier, competitor, stranger };
    await setupCompany(server, buyer, BUYER);
    await setupCompany(server, supplier, RIVAL);
    purchaseId = await setupOpenPurchase(server, buyer, { isAnonymous: true }, true);
    const price = { unitFen: PRICES.first, isTaxIncluded: false, remark: '竞价方的备注' };
    ({ id: quotationId } = await sendQuotation(server, supplier, purchaseId, price, true));
    ({ id: competitorsId } = await sendQuotation(server, competitor, purchaseId, { unitFen: 4000 }));
    await negotiate();
  });
  after(() => server.close());

  /** A look, a counter-offer and a second version: everything that could leak. */
  async function negotiate() {
    const { buyer, supplier } = people;
    const { revision } = await getQuotation(server, buyer, quotationId);
    const counter = { id: quotationId, revision, requestId: newId(), unitFen: PRICES.counter, text: '请再让一点' };
    const said = await server.api.call('POST /api/front/quotation/counter', counter, { token: buyer.token });
    const edit = {
      id: quotationId,
      revision: said.revision,
      requestId: newId(),
      fields: quotationFields({ unitFen: PRICES.second, isTaxIncluded: false }),
      editReason: '让利成交'
    };
    await server.api.call('POST /api/front/quotation/edit', edit, { token: supplier.token });
  }

  const inputsOf = (name: CallName): object[] => {
    // An old quotation, which does not change here.
    const revision = 0;
    const requestId = newId();
    const both = [purchaseId, quotationId].map((id) => ({ id, revision, requestId }));
    const special: Partial<Record<CallName, object[]>> = {
      'GET /api/front/quotation/prepare': [{ purchaseId }],
      'POST /api/front/quotation/compare': [{ purchaseId }],
      'GET /api/front/live/poll': [{ watch: `purchase:${purchaseId},quotation:${quotationId}` }],
      'GET /api/front/quotation/list': (['sent', 'received'] as const).flatMap((side) => [
        { side, tab: 'all' },
        { side, tab: 'submitted', sort: 'deadline' }
      ]),
      'GET /api/front/quotation/counts': [{ side: 'sent' }, { side: 'received' }],
      'POST /api/front/quotation/create': [quotationBody(purchaseId, { unitFen: null })],
      'POST /api/front/quotation/saveDraft': [quotationBody(purchaseId)],
      'GET /api/front/purchase/mine': [{ tab: 'all' }],
      'POST /api/front/purchase/favourite': [{ id: purchaseId, on: true }],
      'POST /api/front/purchase/act': [{ id: purchaseId, do: { action: 'pause' } }],
      'POST /api/front/purchase/invite': [{ id: purchaseId, companyIds: ['somebody'] }],
      'POST /api/front/quotation/edit': [
        { id: quotationId, revision, requestId, fields: quotationFields(), editReason: '' }
      ],
      'POST /api/front/quotation/counter': [{ id: quotationId, revision, requestId, unitFen: 1, text: '' }],
      'POST /api/front/quotation/agree': [{ id: quotationId, revision, requestId, counterId: 'c' }],
      'POST /api/front/quotation/decline': [{ id: quotationId, revision, counterId: 'c' }],
      'POST /api/front/quotation/retract': [{ id: quotationId, revision, counterId: 'c' }],
      'POST /api/front/quotation/accept': [
        { id: quotationId, revision, requestId, grams: 1, version: 1, unitFen: 1, counterId: null }
      ],
      'POST /api/front/quotation/reject': [{ id: quotationId, revision, reason: 'price', text: '' }],
      'POST /api/front/quotation/score': [{ id: quotationId, score: 5, text: '' }],
      'POST /api/front/quotation/shortlist': [{ id: quotationId, revision, on: true }],
      'POST /api/front/quotation/withdraw': [{ id: quotationId, revision }]
    };
    return special[name] ?? [{}, { q: '八角' }, { q: BUYER }, ...both, ...both.map(({ id }) => ({ id }))];
  };

  /** Returns the decrypted responses of all calls to a user, in one text. */
  async function readEverything(token: string | undefined): Promise<string> {
    const texts: string[] = [];
    let answered = 0;
    for (const name of readCalls) {
      for (const input of inputsOf(name)) {
        const options = token === undefined ? {} : { token };
        const envelope = await server.api.send(name, input, options);
        assert.notEqual(envelope.code, 500, name);
        if (envelope.code !== 200) {
          texts.push(JSON.stringify(envelope));
          continue;
        }
        answered += 1;
        // An encrypted response is requested again through the client, which decrypts it.
        texts.push(JSON.stringify(envelope.encrypt ? await server.api.call(name, input, options) : envelope));
      }
    }
    assert(answered > 10, 'most calls answer something');
    return texts.join('\n');
  }

  const prices = Object.values(PRICES).map(String);

  it('gives no price, name or text of it to competitors and strangers, in any response', async () => {
    for (const person of [people.competitor, people.stranger, undefined]) {
      const text = await readEverything(person?.token);
      for (const secret of [...prices, '竞价方的备注', '请再让一点', '让利成交', RIVAL]) {
        assert(!text.includes(secret), `${secret} is exposed`);
      }
    }
  });

  it('gives all of it to its own sides, so that the search above would find a leak', async () => {
    for (const { token } of [people.buyer, people.supplier]) {
      const text = JSON.stringify(
        await server.api.call('POST /api/front/quotation/detail', { id: quotationId }, { token })
      );
      for (const secret of [...prices, '请再让一点', '让利成交', RIVAL]) assert(text.includes(secret), secret);
    }
  });

  it('hides an anonymous buyer before the acceptance, in every call and notification', async () => {
    const { buyer, supplier, competitor, stranger } = people;
    const { nickname } = await server.api.call('GET /api/member/user/current', undefined, { token: buyer.token });
    const companyId = (
      await server.db.selectFrom('company').select('id').where('name', '=', BUYER).executeTakeFirstOrThrow()
    ).id;
    for (const person of [supplier, competitor, stranger, undefined]) {
      const text = await readEverything(person?.token);
      // A search response repeats the query.
      const visibleText = text.replaceAll(`"${BUYER}"`, '');
      for (const secret of [BUYER, nickname, buyer.mobile, buyer.id, companyId]) {
        assert(!visibleText.includes(secret), `${secret} is exposed`);
      }
    }
  });

  it('shows suppliers the number of quotations, and from three on their own third', async () => {
    const { competitor, stranger } = people;
    const detail = () => getQuotation(server, competitor, competitorsId);
    assert.equal((await detail()).rankBand, null, 'a rank among two reveals the other price');
    const { id } = await sendQuotation(server, stranger, purchaseId, { unitFen: 90_000 });
    assert.equal((await detail()).rankBand, 'low');
    assert.equal((await getQuotation(server, people.supplier, quotationId)).rankBand, 'middle');
    assert.equal((await getQuotation(server, stranger, id)).rankBand, 'high');
    const purchase = await server.api.call(
      'GET /api/front/purchase/detail',
      { id: purchaseId },
      {
        token: competitor.token
      }
    );
    assert.deepEqual([purchase.quoteCount, purchase.buyer, purchase.myQuotation?.id], [3, null, competitorsId]);
  });

  it('changes a supplier’s stamp with their own quotation only', async () => {
    const { buyer, supplier, competitor, stranger } = people;
    const ofRequest = `purchase:${purchaseId}`;
    const ofQuotation = `quotation:${quotationId}`;
    const stamp = ({ token }: TestPerson, watch: string) => liveStamp(server, token, watch);
    const all = async () => ({
      buyers: await stamp(buyer, ofRequest),
      suppliers: await stamp(supplier, ofQuotation),
      ofRequest: await stamp(supplier, ofRequest),
      competitors: await stamp(competitor, ofRequest)
    });
    const before = await all();
    assert.deepEqual(await all(), before, 'nothing has happened');
    assert.equal(before.suppliers, before.ofRequest);
    const { revision } = await getQuotation(server, buyer, quotationId);
    const after = await all();
    await server.api.call(
      'POST /api/front/quotation/counter',
      { id: quotationId, revision, requestId: newId(), unitFen: null, text: '可以分批发货吗' },
      { token: buyer.token }
    );
    const now = await all();
    assert.notEqual(now.buyers, after.buyers);
    assert.notEqual(now.suppliers, after.suppliers);
    assert.equal(now.competitors, before.competitors, 'nothing of it is theirs');
    const outsider = await verifiedPerson(server);
    assert.equal(await stamp(outsider, ofRequest), null);
    assert.equal(await stamp(outsider, ofQuotation), null);
    assert.equal((await notificationTitles(server, stranger)).includes('采购商还价'), false);
  });

  it('names the sides of a deal to each other only', async () => {
    const { buyer, supplier, competitor } = people;
    await server.api.call(
      'POST /api/front/quotation/accept',
      acceptBody(await getQuotation(server, buyer, quotationId), 1_000_000),
      { token: buyer.token }
    );
    const suppliers = await getQuotation(server, supplier, quotationId);
    assert.deepEqual(
      [suppliers.deal?.companyName, suppliers.deal?.contactMobile, suppliers.purchase.buyer?.name],
      [BUYER, buyer.mobile, BUYER]
    );
    assert.deepEqual(suppliers.deal?.sum.goodsFen, PRICES.second * 1000);
    const buyers = await getQuotation(server, buyer, quotationId);
    assert.deepEqual([buyers.deal?.companyName, buyers.deal?.contactMobile], [RIVAL, supplier.mobile]);
    const purchase = await server.api.call(
      'GET /api/front/purchase/detail',
      { id: purchaseId },
      {
        token: supplier.token
      }
    );
    assert.equal(purchase.buyer?.name, BUYER);
    const text = await readEverything(competitor.token);
    for (const secret of [...prices, BUYER, RIVAL, buyer.mobile, supplier.mobile]) {
      assert(!text.replaceAll(`"${BUYER}"`, '').includes(secret), `${secret} is exposed`);
    }
  });
});
