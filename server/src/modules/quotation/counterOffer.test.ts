import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CallName } from '@contract';
import type { QuotationDetail } from '@contract/quotation';
import { counterBounds, currentPrice, RETRACT_MS } from '@rules/counterOffer';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import { newId } from '../../database/id';
import { type TestApp, testApp } from '../../testing/testApp';
import {
  acceptBody,
  getQuotation,
  notificationTitles,
  quotationFields,
  sendQuotation,
  setupSingleRequestBuyer,
  type TestPerson,
  verifiedPerson
} from '../../testing/trade';

type Side = 'buyer' | 'supplier';
type Step =
  'buyerCounters' | 'supplierCounters' | 'agree' | 'decline' | 'retract' | 'edit' | 'accept' | 'acceptUnasked';

const PARTIAL_GRAMS = 1_000_000;
const steps: readonly Step[] = [
  'buyerCounters',
  'supplierCounters',
  'agree',
  'decline',
  'retract',
  'edit',
  'accept',
  'acceptUnasked'
];

/** Expected state of a quotation after any sequence of steps. */
interface Model {
  quotationFen: number;
  offer: { by: Side; unitFen: number } | null;
  /** Offer that the open one has replaced. */
  supersededOffer: Model['offer'];
  versions: number;
  edits: number;
  dealFen: number | null;
}

const INITIAL_MODEL: Model = {
  quotationFen: 4150,
  offer: null,
  supersededOffer: null,
  versions: 1,
  edits: 0,
  dealFen: null
};
const other = (side: Side): Side => (side === 'buyer' ? 'supplier' : 'buyer');
const offered = (model: Model, by: Side): number => counterBounds(by, model).maxFen - (by === 'buyer' ? 100 : 10);

/** The model after a step; undefined where the step must be refused. */
function nextModel(model: Model, step: Step): Model | undefined {
  const { offer } = model;
  if (model.dealFen !== null) return undefined;
  const closed = { ...model, offer: null, before: null };
  switch (step) {
    case 'buyerCounters':
      return { ...model, offer: { by: 'buyer', unitFen: offered(model, 'buyer') }, supersededOffer: offer };
    case 'supplierCounters':
      return { ...model, offer: { by: 'supplier', unitFen: offered(model, 'supplier') }, supersededOffer: offer };
    case 'agree':
      return offer === null ? undefined : { ...closed, quotationFen: offer.unitFen, versions: model.versions + 1 };
    case 'decline':
      return offer === null ? undefined : closed;
    case 'retract':
      return offer === null ? undefined : { ...model, offer: model.supersededOffer, supersededOffer: null };
    case 'edit':
      return { ...closed, quotationFen: model.quotationFen - 20, versions: model.versions + 1, edits: model.edits + 1 };
    case 'accept': {
      const isTaken = offer?.by === 'supplier';
      const dealFen = isTaken ? offer.unitFen : model.quotationFen;
      return { ...closed, quotationFen: dealFen, dealFen, versions: model.versions + (isTaken ? 1 : 0) };
    }
    case 'acceptUnasked':
      return offer === null ? { ...closed, dealFen: model.quotationFen } : undefined;
  }
}

describe('counter-offers', () => {
  let server: TestApp;
  let buyer: TestPerson;
  let request: Awaited<ReturnType<typeof setupSingleRequestBuyer>>['request'];
  before(async () => {
    server = await testApp();
    ({ buyer, request } = await setupSingleRequestBuyer(server));
  });
  after(() => server.close());

  async function send(by: TestPerson, name: CallName, body: object): Promise<string> {
    const { code, data } = await server.api.send(name, body, { token: by.token });
    if (code === 200) return 'done';
    const { error, fields = {} } = data as { error: string; fields?: Record<string, string> };
    return [error, ...Object.values(fields)].join(' ');
  }

  /** Takes one step as a user, on the current revision. */
  async function performStep(step: Step, model: Model, seen: QuotationDetail, supplier: TestPerson): Promise<string> {
    const people = { buyer, supplier };
    const known = { id: seen.id, revision: seen.revision };
    const requestId = newId();
    const counterId = seen.openOffer?.id ?? 'none';
    const receiver = people[other(model.offer?.by ?? 'supplier')];
    const counter = (by: Side) =>
      send(people[by], 'POST /api/front/quotation/counter', {
        ...known,
        requestId,
        unitFen: offered(model, by),
        text: ''
      });
    switch (step) {
      case 'buyerCounters':
        return counter('buyer');
      case 'supplierCounters':
        return counter('supplier');
      case 'agree':
        return send(receiver, 'POST /api/front/quotation/agree', { ...known, requestId, counterId });
      case 'decline':
        return send(receiver, 'POST /api/front/quotation/decline', { ...known, counterId });
      case 'retract':
        return send(people[model.offer?.by ?? 'buyer'], 'POST /api/front/quotation/retract', { ...known, counterId });
      case 'edit': {
        const fields = quotationFields({ unitFen: model.quotationFen - 20 });
        return send(supplier, 'POST /api/front/quotation/edit', { ...known, requestId, fields, editReason: '' });
      }
      case 'accept':
        return send(buyer, 'POST /api/front/quotation/accept', acceptBody(seen, PARTIAL_GRAMS));
      case 'acceptUnasked':
        return send(buyer, 'POST /api/front/quotation/accept', {
          ...acceptBody(seen, PARTIAL_GRAMS),
          unitFen: model.quotationFen,
          counterId: null
        });
    }
  }

  const stateOf = ({ versions, openOffer, waitsFor, editsLeft, deal }: QuotationDetail) => ({
    quotationFen: versions.at(-1)?.fields.unitFen,
    versions: versions.length,
    offer: openOffer && { by: openOffer.by, unitFen: openOffer.unitFen },
    waitsFor,
    editsLeft,
    dealFen: deal?.unitFen ?? null
  });
  const expected = ({ quotationFen, versions, offer, edits, dealFen }: Model) => ({
    quotationFen,
    versions,
    offer,
    waitsFor: offer && other(offer.by),
    editsLeft: 3 - edits,
    dealFen
  });

  /** Every two steps that can be taken, and any third one after them. */
  function* stepSequences(first: Step): Generator<Step[]> {
    const model = nextModel(INITIAL_MODEL, first);
    if (model === undefined) {
      yield [first];
      return;
    }
    for (const second of steps) {
      const next = nextModel(model, second);
      if (next === undefined) yield [first, second];
      else for (const third of next.dealFen === null ? steps : steps.slice(0, 1)) yield [first, second, third];
    }
  }

  for (const first of steps) {
    it(`lead to the last agreed price after every three steps that begin with ${first}`, async () => {
      const purchaseId = await request({ maxQuotes: 30, quantityGrams: 90_000_000 });
      const supplier = await verifiedPerson(server);
      for (const sequence of stepSequences(first)) {
        // Each way begins with what was just quoted.
        await server.db.deleteFrom('quotation').where('purchase_id', '=', purchaseId).execute();
        await server.db.updateTable('purchase').set({ dealt_grams: 0, quote_count: 0 }).execute();
        await server.db.deleteFrom('rate_window').execute();
        const { id } = await sendQuotation(server, supplier, purchaseId);
        let model = INITIAL_MODEL;
        let seen = await getQuotation(server, buyer, id);
        for (const step of sequence) {
          const next = nextModel(model, step);
          const answer = await performStep(step, model, seen, supplier);
          assert.equal(answer === 'done', next !== undefined, `${sequence.join(', ')}: ${step} answered ${answer}`);
          model = next ?? model;
          seen = await getQuotation(server, buyer, id);
          assert.deepEqual(stateOf(seen), expected(model), `${sequence.join(', ')}: after ${step}`);
        }
        assert.deepEqual(stateOf(await getQuotation(server, supplier, id)), stateOf(seen), 'the same to both sides');
      }
    });
  }

  async function setupQuotation() {
    const supplier = await verifiedPerson(server);
    const { id } = await sendQuotation(server, supplier, await request());
    return { supplier, id };
  }
  const counterBy = async (person: TestPerson, id: string, unitFen: number | null, text = '') => {
    const { revision } = await getQuotation(server, person, id);
    return send(person, 'POST /api/front/quotation/counter', { id, revision, requestId: newId(), unitFen, text });
  };

  it('must be below the quoted price for a buyer, and between both prices for the answer', async () => {
    const { supplier, id } = await setupQuotation();
    for (const unitFen of [4150, 99_999, 0]) {
      assert.equal(await counterBy(buyer, id, unitFen), 'VALIDATION bounds', `${unitFen}`);
    }
    assert.equal(await counterBy(buyer, id, 4000), 'done');
    for (const unitFen of [4000, 3999, 4150]) {
      assert.equal(await counterBy(supplier, id, unitFen), 'VALIDATION bounds', `${unitFen}`);
    }
    assert.equal(await counterBy(supplier, id, 4100), 'done');
    assert.equal(await counterBy(buyer, id, 4100), 'VALIDATION bounds');
    assert.equal(currentPrice(await getNegotiation(id)), 4100);
  });

  async function getNegotiation(id: string) {
    const { versions, openOffer } = await getQuotation(server, buyer, id);
    const offer = openOffer && { by: openOffer.by, unitFen: openOffer.unitFen ?? 0 };
    return { quotationFen: versions.at(-1)?.fields.unitFen ?? 0, offer };
  }

  it('can be retracted within two minutes, which deletes price, text and notification', async () => {
    const { supplier, id } = await setupQuotation();
    assert.equal(await counterBy(buyer, id, 4000, '五吨一次提走'), 'done');
    const countNotifications = async () =>
      (await notificationTitles(server, supplier)).filter((title) => title === '采购商还价').length;
    assert.equal(await countNotifications(), 1);
    const { openOffer, revision } = await getQuotation(server, buyer, id);
    const body = { id, revision, counterId: openOffer?.id ?? '' };
    const retract = 'POST /api/front/quotation/retract';
    assert.equal(await send(supplier, retract, body), 'FORBIDDEN', 'not by the other side');
    server.advance(RETRACT_MS - 20_000);
    assert.deepEqual([await send(buyer, retract, body), await send(buyer, retract, body)], ['done', 'done']);
    const { counters } = await getQuotation(server, supplier, id);
    assert.deepEqual(
      counters.map(({ unitFen, text, answer }) => [unitFen, text, answer]),
      [[null, '', 'retracted']]
    );
    assert.equal(await countNotifications(), 0);
    assert.equal(await counterBy(buyer, id, 4010), 'done');
    server.advance(RETRACT_MS + 1);
    const late = await getQuotation(server, buyer, id);
    const again = { id, revision: late.revision, counterId: late.openOffer?.id };
    assert.equal(await send(buyer, retract, again), 'CONFLICT late');
  });

  it('stay open when only a message answers them', async () => {
    const { supplier, id } = await setupQuotation();
    await counterBy(buyer, id, 4000);
    assert.equal(await counterBy(supplier, id, null, '能分两批提货吗？'), 'done');
    const { openOffer, waitsFor } = await getQuotation(server, supplier, id);
    assert.deepEqual([openOffer?.unitFen, waitsFor], [4000, 'supplier']);
    assert.equal(await counterBy(buyer, id, null, '可以分两批。'), 'done');
    const now = await getQuotation(server, supplier, id);
    assert.deepEqual([now.openOffer?.unitFen, now.counters.at(-2)?.answer], [4000, 'superseded']);
  });

  it('renew the validity when the supplier agrees, not when the buyer does', async () => {
    for (const author of ['buyer', 'supplier'] as const) {
      const { supplier, id } = await setupQuotation();
      const { validUntilMs } = await getQuotation(server, buyer, id);
      server.advance(HOUR_MS);
      await counterBy(author === 'buyer' ? buyer : supplier, id, 4000);
      const { openOffer, revision } = await getQuotation(server, buyer, id);
      const body = { id, revision, requestId: newId(), counterId: openOffer?.id };
      const receiver = author === 'buyer' ? supplier : buyer;
      const taps = [1, 2].map(() => send(receiver, 'POST /api/front/quotation/agree', body));
      assert.deepEqual(await Promise.all(taps), ['done', 'done']);
      const now = await getQuotation(server, buyer, id);
      assert.deepEqual([now.versions.length, now.versions.at(-1)?.isAgreed, now.editsLeft], [2, true, 3]);
      const longerMs = now.validUntilMs - validUntilMs;
      assert(author === 'buyer' ? longerMs >= HOUR_MS : longerMs === 0);
    }
  });

  it('let one of agreement, acceptance, counter-offer and retraction win, and refuse the others', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { supplier, id } = await setupQuotation();
      await counterBy(supplier, id, 4100);
      const seen = await getQuotation(server, buyer, id);
      const known = { id, revision: seen.revision };
      const counterId = seen.openOffer?.id ?? '';
      const answers = await Promise.all([
        send(buyer, 'POST /api/front/quotation/agree', { ...known, requestId: newId(), counterId }),
        send(buyer, 'POST /api/front/quotation/accept', acceptBody(seen, PARTIAL_GRAMS)),
        send(buyer, 'POST /api/front/quotation/decline', { ...known, counterId }),
        send(supplier, 'POST /api/front/quotation/retract', { ...known, counterId }),
        send(supplier, 'POST /api/front/quotation/counter', { ...known, requestId: newId(), unitFen: 4120, text: '' })
      ]);
      assert.equal(answers.filter((answer) => answer === 'done').length, 1, `round ${round}: ${answers.join(', ')}`);
      const { deal, versions, openOffer } = await getQuotation(server, buyer, id);
      const [agreed, accepted, declined, retracted] = answers.map((answer) => answer === 'done');
      assert.equal(deal?.unitFen ?? null, accepted ? 4100 : null, 'never at another price than the one that was seen');
      assert.equal(versions.at(-1)?.fields.unitFen, agreed || accepted ? 4100 : 4150);
      const isClosed = agreed || accepted || declined || retracted;
      assert.equal(openOffer?.unitFen ?? null, isClosed ? null : 4120);
    }
  });

  it('are refused as changed when another offer is open, and as expired after the validity', async () => {
    const { supplier, id } = await setupQuotation();
    await counterBy(buyer, id, 4000);
    const { openOffer: superseded } = await getQuotation(server, supplier, id);
    await counterBy(buyer, id, 4010);
    const { revision } = await getQuotation(server, supplier, id);
    const body = { id, revision, counterId: superseded?.id };
    const answer = async () => [
      await send(supplier, 'POST /api/front/quotation/agree', { ...body, requestId: newId() }),
      await send(supplier, 'POST /api/front/quotation/decline', body)
    ];
    assert.deepEqual(await answer(), ['CONFLICT changed', 'CONFLICT changed']);
    server.advance(quotationFields().validDays * DAY_MS);
    assert.deepEqual(await answer(), ['CONFLICT expired', 'CONFLICT expired']);
  });
});
