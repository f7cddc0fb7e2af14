import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CardVisibilities } from '@contract/card';
import { buildCardFields, createTestCard } from '../../testing/cards';
import { acceptAnswer, exchanges } from '../../testing/exchanges';
import { fillHolder, holders } from '../../testing/holders';
import { runSentJobs } from '../../testing/jobs';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { publishedSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { verifiedPerson } from '../../testing/trade';
import { refreshHolderEntriesJob } from './holder.jobs';

describe('an accepted exchange', () => {
  let server: TestApp;
  let holder: ReturnType<typeof holders>;
  let contacts: ReturnType<typeof exchanges>;
  before(async () => {
    server = await testApp();
    holder = holders(server);
    contacts = exchanges(server, '');
  });
  after(() => server.close());

  const withVisibility = (changes: Partial<CardVisibilities>) => ({
    visibility: { ...buildCardFields().visibility, ...changes }
  });
  const onlyEntryOf = async (member: TestPerson) => {
    const { items } = await holder.list(member);
    assert.equal(items.length, 1);
    return items[0] ?? assert.fail();
  };
  const withdraw = ({ token }: TestPerson, id: string) =>
    server.api.call('POST /api/vcard/card/withdraw/{id}', undefined, { token, params: { id } });

  /** A member who asked for the contact of the owner of a card. */
  async function setupAsker(changes: Parameters<typeof createTestCard>[2] = {}) {
    const [owner, asker] = [await newPerson(server), await newPerson(server)];
    const { id: cardId } = await createTestCard(server, owner, changes);
    const ask = (more: Partial<Parameters<typeof contacts.request>[1]> = {}) =>
      contacts.request(asker, { cardId, ...more });
    const exchange = async (more: Parameters<typeof ask>[0] = {}) => {
      const room = await ask(more);
      return contacts.answer(owner, acceptAnswer(room.exchange?.id ?? assert.fail()));
    };
    return { owner, asker, cardId, ask, exchange };
  }

  it('puts both people into the holder of the other, with what they showed', async () => {
    const supplier = await verifiedPerson(server);
    const supply = await publishedSupply(server, supplier);
    const { buyer, id } = await exchanges(server, supply.id).setupRequest();
    assert.equal((await holder.summary(supplier)).requests, 1);
    await contacts.answer(supplier, acceptAnswer(id));
    const [ofBuyer, ofSupplier] = [await onlyEntryOf(buyer), await onlyEntryOf(supplier)];
    assert.deepEqual([ofBuyer.relation, ofBuyer.source, ofBuyer.metLocation], ['exchanged', 'supply', supply.title]);
    assert.equal((await holder.open(buyer, ofBuyer.id)).person.mobile, supplier.mobile);
    assert.equal((await holder.open(supplier, ofSupplier.id)).person.mobile, buyer.mobile);
    const { requests, tabs } = await holder.summary(supplier);
    assert.deepEqual([requests, tabs.exchanged], [0, 1]);
  });

  it('says in both holders where the two met', async () => {
    const { owner, asker, exchange } = await setupAsker();
    await exchange({ source: 'expo', metLocation: ' 香博会  2A08 ' });
    for (const member of [owner, asker]) {
      const { source, metLocation } = await onlyEntryOf(member);
      assert.deepEqual([source, metLocation], ['expo', '香博会 2A08']);
    }
  });

  it('does not give a number that a card hides, neither to the holder nor to its export', async () => {
    const { owner, asker, exchange } = await setupAsker(withVisibility({ mobile: 'hidden' }));
    await createTestCard(server, asker, withVisibility({ mobile: 'hidden' }));
    await exchange();
    await runSentJobs(server, refreshHolderEntriesJob);
    for (const member of [owner, asker]) {
      const { id } = await onlyEntryOf(member);
      assert.equal((await holder.open(member, id)).person.mobile, '');
      assert(!(await holder.save(member)).text.includes('13800138000'));
    }
  });

  it('does not give a number that someone without a card has not chosen', async () => {
    const { owner, asker, exchange } = await setupAsker();
    await exchange({ shown: { company: false, mobile: false, position: '', weChatId: 'lu_zhiqiang' } });
    const { id } = await onlyEntryOf(owner);
    assert.deepEqual((await holder.open(owner, id)).person.weChatId, 'lu_zhiqiang');
    assert(!(await holder.save(owner)).text.includes(asker.mobile));
  });

  it('completes a person who was kept before, with remarks, and is exported before it is opened', async () => {
    const { asker, cardId, exchange } = await setupAsker(withVisibility({ otherMobile: 'hidden' }));
    const { id } = await holder.keep(asker, { cardId });
    await holder.update(asker, id, { note: '下周看货', isStarred: true });
    await exchange();
    const entry = await onlyEntryOf(asker);
    assert.deepEqual([entry.id, entry.relation, entry.note], [id, 'exchanged', '下周看货']);
    assert((await holder.save(asker)).text.includes('13800138000'));
  });

  it('unlocks contacts of the cards, which are stored without opening them', async () => {
    const { asker, cardId, exchange } = await setupAsker({ weChatId: 'qin_xiulan' });
    await holder.keep(asker, { cardId });
    assert(!(await holder.save(asker)).text.includes('qin_xiulan'));
    await exchange();
    await runSentJobs(server, refreshHolderEntriesJob, { isRepeated: true });
    const { text } = await holder.save(asker);
    assert(text.includes('qin_xiulan') && text.includes('13800138000'), text);
  });

  it('about a card that was withdrawn leads to the default card', async () => {
    const { owner, asker, cardId, ask } = await setupAsker();
    const other = await createTestCard(server, owner, { name: '覃总' });
    await holder.keep(asker, { cardId });
    const { exchange } = await ask();
    await withdraw(owner, cardId);
    await contacts.answer(owner, acceptAnswer(exchange?.id ?? assert.fail()));
    assert.deepEqual([(await onlyEntryOf(asker)).cardId, (await onlyEntryOf(asker)).name], [other.id, '覃总']);
  });

  it('keeps the contact of a person whose only card was withdrawn', async () => {
    const { owner, asker, cardId, ask } = await setupAsker();
    const { exchange } = await ask();
    await withdraw(owner, cardId);
    await contacts.answer(owner, acceptAnswer(exchange?.id ?? assert.fail()));
    const entry = await onlyEntryOf(asker);
    assert.equal(entry.cardId, null);
    assert.equal((await holder.open(asker, entry.id)).person.mobile, owner.mobile);
  });

  it('is taken by a full holder', async () => {
    const { asker, exchange } = await setupAsker();
    await fillHolder(server, asker);
    await exchange();
    assert.equal((await holder.summary(asker)).tabs.exchanged, 1);
  });

  it('is not undone by keeping the card at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, asker, cardId, ask } = await setupAsker();
      const { exchange } = await ask();
      await Promise.all([
        holder.keep(asker, { cardId }),
        contacts.answer(owner, acceptAnswer(exchange?.id ?? assert.fail())),
        holder.keep(asker, { cardId })
      ]);
      assert.equal((await onlyEntryOf(asker)).relation, 'exchanged');
    }
  });
});
