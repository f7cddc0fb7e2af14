import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Card, CardFields } from '@contract/card';
import { MINUTE_MS } from '@rules/duration';
import { buildCardFields, createTestCard } from '../../testing/cards';
import { holders } from '../../testing/holders';
import { runSentJobs } from '../../testing/jobs';
import { newPerson, setupCompany, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { companyChanged } from '../company/company.events';
import { refreshHolderEntriesJob } from './holder.jobs';

describe('a card that was changed', () => {
  let server: TestApp;
  let holder: ReturnType<typeof holders>;
  before(async () => {
    server = await testApp();
    holder = holders(server);
  });
  after(() => server.close());

  const change = ({ token }: TestPerson, { id, revision }: Card, changes: Partial<CardFields>) =>
    server.api.call('POST /api/vcard/card/update', { id, revision, ...buildCardFields(changes) }, { token });

  async function setupKept(changes: Partial<CardFields> = {}) {
    const [owner, member] = [await newPerson(server), await newPerson(server)];
    const card = await createTestCard(server, owner, changes);
    const { id } = await holder.keep(member, { cardId: card.id });
    return { owner, member, card, id };
  }

  it('is sorted, found and exported by its present name without being opened', async () => {
    const { owner, member, card } = await setupKept();
    await holder.add(member, { name: '陆志强' });
    server.advance(MINUTE_MS);
    await change(owner, card, { name: '安然' });
    assert((await holder.save(member, { format: 'vcard4' })).text.includes('FN:安然'), 'before the job has run');
    await runSentJobs(server, refreshHolderEntriesJob, { isRepeated: true });
    const { items } = await holder.list(member);
    assert.deepEqual(
      items.map(({ name, initial }) => [initial, name]),
      [
        ['A', '安然'],
        ['L', '陆志强']
      ]
    );
    assert.equal((await holder.list(member, { q: 'anran' })).total, 1);
    assert.equal((await holder.list(member, { q: '覃秀兰' })).total, 0);
    assert.equal(items[0]?.hasUpdate, true, 'no one has opened it');
  });

  it('gives strangers what was opened to everyone, and takes nothing that they have seen', async () => {
    const { owner, member, card } = await setupKept({ landline: '0775-3850001' });
    const hidden = { ...buildCardFields().visibility, mobile: 'everyone', landline: 'hidden' } as const;
    await change(owner, card, { landline: '0775-3850001', visibility: hidden });
    await runSentJobs(server, refreshHolderEntriesJob);
    const { text } = await holder.save(member);
    assert(text.includes('13800138000') && text.includes('0775-3850001'), text);
  });

  it('changes nothing once it is withdrawn', async () => {
    const { owner, member, card } = await setupKept();
    await change(owner, card, { name: '安然' });
    await server.api.call('POST /api/vcard/card/withdraw/{id}', undefined, {
      token: owner.token,
      params: { id: card.id }
    });
    await runSentJobs(server, refreshHolderEntriesJob);
    assert.equal((await holder.list(member)).items[0]?.name, '覃秀兰');
  });

  it('is found by the present name of its company', async () => {
    const [owner, member] = [await newPerson(server), await newPerson(server)];
    const companyId = await setupCompany(server, owner);
    const { id: cardId } = await createTestCard(server, owner, { companyId });
    await holder.keep(member, { cardId });
    await server.db.updateTable('company').set({ name: '岭上香料' }).where('id', '=', companyId).execute();
    await server.db.transaction().execute((tx) => companyChanged.publish(tx, { companyId }, 1));
    await runSentJobs(server, refreshHolderEntriesJob);
    assert.equal((await holder.list(member, { q: '岭上' })).total, 1);
  });
});
