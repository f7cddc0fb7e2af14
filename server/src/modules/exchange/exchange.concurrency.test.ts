import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import { requestCancellation } from '../../testing/accountCancellation';
import { createTestCard } from '../../testing/cards';
import { sendDuringDissolution } from '../../testing/dissolution';
import { acceptAnswer, exchanges } from '../../testing/exchanges';
import { holders } from '../../testing/holders';
import { countLockWaits } from '../../testing/lockWait';
import { newPerson, setupCompany } from '../../testing/setupCompany';
import { publishedSupply } from '../../testing/supplies';
import { setupTeam } from '../../testing/teams';
import { type TestApp, testApp } from '../../testing/testApp';
import { notificationTitles, verifiedPerson } from '../../testing/trade';
import { waitUntil } from '../../testing/waitUntil';
import { eraseDueAccounts } from '../account/cancellation.service';

describe('concurrent contact exchanges', () => {
  let server: TestApp;
  let contacts: ReturnType<typeof exchanges>;

  before(async () => {
    server = await testApp();
    const { id } = await publishedSupply(server, await verifiedPerson(server));
    contacts = exchanges(server, id);
  });
  after(() => server.close());

  it('refuse a request to a company that is being dissolved', async () => {
    const [owner, buyer] = [await newPerson(server), await newPerson(server)];
    const company = { id: await setupCompany(server, owner), owner };
    const { id } = await publishedSupply(server, owner, {}, { asCompany: true });
    const request = () =>
      server.api.send('POST /api/front/exchange/request', contacts.buildRequest({ supplyId: id }), {
        token: buyer.token
      });
    assert.equal((await sendDuringDissolution(server, company, request)).code, 404);
    assert(!(await notificationTitles(server, owner)).includes('请求与你交换名片'));
  });

  it('let the author of the supply be erased while a request about it is stored', async () => {
    const { owner, member, id: companyId } = await setupTeam(server);
    const buyer = await newPerson(server);
    const { id } = await publishedSupply(server, member, {}, { asCompany: true });
    await requestCancellation(server, member.token);
    server.advance(7 * DAY_MS);
    const nowMs = server.deps.now().getTime();
    const { asked, erasure } = await server.db.transaction().execute(async (tx) => {
      // Both want the company: the request first, then the erasure.
      await sql`select 1 from company where id = ${companyId} for update`.execute(tx);
      const request = contacts.request(buyer, { supplyId: id });
      await waitUntil(async () => (await countLockWaits(server.db)) === 1);
      const erasing = eraseDueAccounts(server.deps, nowMs);
      await waitUntil(async () => (await countLockWaits(server.db)) === 2);
      return { asked: request, erasure: erasing };
    });
    await erasure;
    assert.equal((await asked).exchange?.status, 'requested');
    assert((await notificationTitles(server, owner)).includes('接手同事的供应'));
  });

  it('let an acceptance end while the account of the one who asked is erased', async () => {
    const [owner, asker] = [await newPerson(server), await newPerson(server)];
    const { id: cardId } = await createTestCard(server, owner);
    const { id: askerCardId } = await createTestCard(server, asker);
    const holder = holders(server);
    await holder.keep(owner, { cardId: askerCardId });
    const id = (await contacts.request(asker, { cardId })).exchange?.id ?? assert.fail();
    await requestCancellation(server, asker.token);
    server.advance(7 * DAY_MS);
    const nowMs = server.deps.now().getTime();
    const { answered, erasure } = await server.db.transaction().execute(async (tx) => {
      // Both want the account: the acceptance first, then the erasure.
      await sql`select 1 from user_account where id = ${asker.id} for update`.execute(tx);
      const answer = contacts.answer(owner, acceptAnswer(id));
      await waitUntil(async () => (await countLockWaits(server.db)) === 1);
      const erasing = eraseDueAccounts(server.deps, nowMs);
      await waitUntil(async () => (await countLockWaits(server.db)) === 2);
      return { answered: answer, erasure: erasing };
    });
    assert.equal((await answered).exchange?.status, 'accepted');
    await erasure;
    assert.equal((await holder.list(owner)).total, 0);
  });

  it('store a repeated request once', async () => {
    const buyer = await newPerson(server);
    const requestId = newId();
    const { id } = await publishedSupply(server, await verifiedPerson(server));
    const rooms = await Promise.all([1, 2, 3].map(() => contacts.request(buyer, { requestId, supplyId: id })));
    assert.equal(new Set(rooms.map(({ exchange }) => exchange?.id)).size, 1);
  });

  it('store one of two requests that a user sends at once', async () => {
    const buyer = await newPerson(server);
    const owner = await verifiedPerson(server);
    const { id } = await publishedSupply(server, owner);
    const answers = await Promise.all(
      [1, 2].map(() =>
        server.api.send('POST /api/front/exchange/request', contacts.buildRequest({ supplyId: id }), {
          token: buyer.token
        })
      )
    );
    assert.deepEqual(answers.map(({ code }) => code).sort(), [200, 409]);
    assert.equal((await notificationTitles(server, owner)).filter((title) => title === '请求与你交换名片').length, 1);
  });

  it('let exactly one of accept and ignore win, ten times', async () => {
    const owner = await verifiedPerson(server);
    const { id: ofOwner } = await publishedSupply(server, owner);
    for (let round = 0; round < 10; round += 1) {
      const buyer = await newPerson(server);
      const id = (await contacts.request(buyer, { supplyId: ofOwner })).exchange?.id ?? assert.fail();
      const answers = await Promise.all(
        [acceptAnswer(id), { id, answer: 'ignore' } as const].map((body) =>
          server.api.send('POST /api/front/exchange/answer', body, { token: owner.token })
        )
      );
      assert.deepEqual(answers.map(({ code }) => code).sort(), [200, 409], `round ${round}`);
      const winner = answers[0]?.code === 200 ? 'accepted' : 'ignored';
      const { exchange } = await contacts.getRoom(buyer, { id });
      assert.deepEqual([exchange?.status, exchange?.theirs !== null], [winner, winner === 'accepted']);
    }
  });

  it('accept one of two requests in opposite directions', async () => {
    const [one, other] = [await verifiedPerson(server), await verifiedPerson(server)];
    const [ofOne, ofOther] = [await publishedSupply(server, one), await publishedSupply(server, other)];
    const rooms = await Promise.all([
      contacts.request(one, { supplyId: ofOther.id }),
      contacts.request(other, { supplyId: ofOne.id })
    ]);
    assert(rooms.some(({ exchange }) => exchange?.status === 'accepted'));
    const { exchange } = await contacts.getRoom(one, { supplyId: ofOther.id });
    assert.deepEqual([exchange?.status, exchange?.theirs?.mobile], ['accepted', other.mobile]);
  });
});
