import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CallInput } from '@contract';
import { createTestCard } from '../../testing/cards';
import { acceptAnswer, exchanges } from '../../testing/exchanges';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { publishedSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { verifiedPerson } from '../../testing/trade';

type Query = CallInput<'POST /api/front/exchange/list'>;

describe('a list of contact exchanges', () => {
  let server: TestApp;
  let contacts: ReturnType<typeof exchanges>;
  before(async () => {
    server = await testApp();
    contacts = exchanges(server, '');
  });
  after(() => server.close());

  const list = ({ token }: TestPerson, box: Query['box'], more: Partial<Query> = {}) =>
    server.api.call('POST /api/front/exchange/list', { box, ...more }, { token });

  async function setupRequest() {
    const [owner, asker] = [await newPerson(server), await newPerson(server)];
    const { id: cardId } = await createTestCard(server, owner);
    const { id: askerCardId } = await createTestCard(server, asker, { name: '陆志强', position: '采购经理' });
    const { exchange } = await contacts.request(asker, { cardId });
    return { owner, asker, cardId, askerCardId, id: exchange?.id ?? assert.fail() };
  }

  it('is for members only, and refuses a foreign cursor', async () => {
    const visitor = await server.api.expectError('POST /api/front/exchange/list', { box: 'incoming' });
    assert.equal(visitor.error, 'UNAUTHORIZED');
    const { token } = await newPerson(server);
    const foreign = { box: 'incoming', cursor: 'nonsense' };
    const { error } = await server.api.expectError('POST /api/front/exchange/list', foreign, { token });
    assert.equal(error, 'VALIDATION');
  });

  it('shows a waiting request to both sides, with nothing that was not agreed', async () => {
    const { owner, asker, cardId, askerCardId, id } = await setupRequest();
    const incoming = await list(owner, 'incoming');
    const [received] = incoming.items;
    assert.deepEqual(
      [received?.id, received?.status, received?.otherPosition, received?.otherCardId, received?.message],
      [id, 'requested', '采购经理', askerCardId, '想长期采购八角']
    );
    assert.deepEqual(received?.about, { kind: 'card', id: cardId, title: '覃秀兰' });
    assert(!JSON.stringify(incoming).includes(asker.mobile) && !JSON.stringify(incoming).includes('xiang_liao88'));
    const outgoing = await list(asker, 'outgoing');
    const [sent] = outgoing.items;
    assert.deepEqual([sent?.id, sent?.otherName, sent?.otherCardId], [id, '覃秀兰', cardId]);
    assert(!JSON.stringify(outgoing).includes(owner.mobile));
    for (const [member, box] of [
      [asker, 'incoming'],
      [owner, 'outgoing'],
      [owner, 'blocked']
    ] as const)
      assert.deepEqual(await list(member, box), { items: [], nextCursor: null });
  });

  it('contains no request that was answered, but for those that the user blocked', async () => {
    const [accepted, ignored, blocked] = [await setupRequest(), await setupRequest(), await setupRequest()];
    await contacts.answer(accepted.owner, acceptAnswer(accepted.id));
    await contacts.answer(ignored.owner, { id: ignored.id, answer: 'ignore' });
    await contacts.answer(blocked.owner, { id: blocked.id, answer: 'block' });
    for (const { owner, asker } of [accepted, ignored, blocked]) {
      assert.deepEqual((await list(owner, 'incoming')).items, []);
      for (const box of ['outgoing', 'blocked'] as const) assert.deepEqual((await list(asker, box)).items, []);
    }
    assert.deepEqual(
      (await list(blocked.owner, 'blocked')).items.map(({ id, status }) => [id, status]),
      [[blocked.id, 'blocked']]
    );
    assert.deepEqual((await list(ignored.owner, 'blocked')).items, []);
  });

  it('names the supply, and leaves out a card that was withdrawn', async () => {
    const supplier = await verifiedPerson(server);
    const { id: supplyId, title } = await publishedSupply(server, supplier);
    const buyer = await newPerson(server);
    await contacts.request(buyer, { supplyId });
    const [sent] = (await list(buyer, 'outgoing')).items;
    assert.deepEqual([sent?.about, sent?.otherCardId], [{ kind: 'supply', id: supplyId, title }, null]);
    const { owner, asker, cardId } = await setupRequest();
    const { token } = owner;
    await server.api.call('POST /api/vcard/card/withdraw/{id}', undefined, { token, params: { id: cardId } });
    const [about] = (await list(asker, 'outgoing')).items;
    assert.deepEqual([about?.about, about?.otherCardId], [null, null]);
  });

  it('comes page by page, the last request first', async () => {
    const owner = await newPerson(server);
    const { id: cardId } = await createTestCard(server, owner);
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { exchange } = await contacts.request(await newPerson(server), { cardId });
      ids.unshift(exchange?.id ?? assert.fail());
      server.advance(1000);
    }
    const first = await list(owner, 'incoming', { limit: 2 });
    const second = await list(owner, 'incoming', { limit: 2, cursor: first.nextCursor ?? assert.fail() });
    assert.deepEqual(
      [...first.items, ...second.items].map(({ id }) => id),
      ids
    );
    assert.equal(second.nextCursor, null);
  });
});
