import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ErrorData, ErrorName } from '@contract/error';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import { requestCancellation } from '../../testing/accountCancellation';
import { buildAddress } from '../../testing/addresses';
import { buildNewCard, createTestCard } from '../../testing/cards';
import { buildAdded, holders } from '../../testing/holders';
import { countLockWaits } from '../../testing/lockWait';
import type { TestPerson } from '../../testing/setupCompany';
import { publishedSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { verifiedPerson } from '../../testing/trade';
import { waitUntil } from '../../testing/waitUntil';
import { eraseDueAccounts } from './cancellation.service';

describe('an account that is erased while its user', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  /** A user who has something of everything below, whose erasure is due. */
  async function setupDue() {
    const person = await verifiedPerson(server);
    const { call } = server.api;
    const { token } = person;
    await publishedSupply(server, person);
    const card = await createTestCard(server, person);
    const entry = await holders(server).add(person);
    const { id: addressId } = await call(
      'POST /api/front/address/create',
      { ...buildAddress(), requestId: newId() },
      { token }
    );
    await requestCancellation(server, token);
    server.advance(7 * DAY_MS);
    // Renews the session, which is no part of what is sent during the erasure.
    await call('GET /api/member/user/current', undefined, { token });
    await insertStops(person);
    return { ...person, card, entryId: entry.id, addressId };
  }

  /** Inserts what the erasure stops at, and an expired session, which the next login deletes. */
  async function insertStops({ id }: TestPerson): Promise<void> {
    const { db } = server;
    const texts = { slogan: '香料直供', message: '', updated_at_ms: 1 };
    await db
      .insertInto('invite_words')
      .values({ user_id: id, ...texts })
      .execute();
    await db
      .insertInto('reset_ticket')
      .values({ ticket_digest: `ticket of ${id}`, user_id: id, expires_at_ms: 1 })
      .execute();
    const times = { created_at_ms: 1, renewed_at_ms: 1, expires_at_ms: 2 };
    await db
      .insertInto('user_session')
      .values({ token_digest: `session of ${id}`, user_id: id, ...times })
      .execute();
  }
  type Due = Awaited<ReturnType<typeof setupDue>>;

  /** Erases the account, which stops at a row of the table, and sends a call then. Returns the error of its answer. */
  async function eraseDuring(
    { id }: TestPerson,
    stopsAt: 'invite_words' | 'reset_ticket' | 'user_address',
    send: () => Promise<ErrorData>
  ): Promise<ErrorName> {
    const begun = await server.db.transaction().execute(async (tx) => {
      await tx.selectFrom(stopsAt).selectAll().where('user_id', '=', id).forUpdate().execute();
      const erasure = eraseDueAccounts(server.deps, server.deps.now().getTime());
      await waitUntil(async () => (await countLockWaits(server.db)) === 1, { failure: 'the erasure does not wait' });
      const answer = send();
      await waitUntil(async () => (await countLockWaits(server.db)) === 2, { failure: 'the call does not wait' });
      return { erasure, answer };
    });
    const [{ error }] = await Promise.all([begun.answer, begun.erasure]);
    return error;
  }

  const isErased = async ({ id }: TestPerson) => {
    const row = await server.db
      .selectFrom('account_cancellation')
      .select('erased_at_ms')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    return row.erased_at_ms !== null;
  };

  const edits: Record<string, (due: Due) => Promise<ErrorData>> = {
    'changes a card': ({ token, card }) => {
      const { requestId: _, ...fields } = buildNewCard({ name: '覃小兰' });
      const input = { ...fields, id: card.id, revision: card.revision };
      return server.api.expectError('POST /api/vcard/card/update', input, { token });
    },
    'creates a card': ({ token }) => server.api.expectError('POST /api/vcard/card/create', buildNewCard(), { token }),
    'withdraws a card': ({ token, card }) =>
      server.api.expectError('POST /api/vcard/card/withdraw/{id}', undefined, { token, params: { id: card.id } }),
    'writes a note about a person': ({ token, entryId: id }) =>
      server.api.expectError('POST /api/vcard/holder/update', { id, note: '付款及时' }, { token }),
    'adds a person': ({ token }) => server.api.expectError('POST /api/vcard/holder/add', buildAdded(), { token }),
    'changes an address': ({ token, addressId: id }) =>
      server.api.expectError('POST /api/front/address/update', { ...buildAddress({ doorNo: '1 号' }), id }, { token }),
    'adds an address': ({ token }) =>
      server.api.expectError('POST /api/front/address/create', { ...buildAddress(), requestId: newId() }, { token }),
    'changes the profile': ({ token }) =>
      server.api.expectError('POST /api/member/user/basicInfo/update', { nickname: '香料小覃' }, { token })
  };
  for (const [title, edit] of Object.entries(edits)) {
    it(`${title} is erased at once, and nothing is stored for it afterwards`, async () => {
      const due = await setupDue();
      const stopsAt = title === 'changes the profile' ? 'user_address' : 'invite_words';
      assert.equal(await eraseDuring(due, stopsAt, () => edit(due)), 'UNAUTHORIZED');
      assert.equal(await isErased(due), true);
    });
  }

  it('logs in has no code any more', async () => {
    const due = await setupDue();
    const { demoCode: code = '' } = await server.api.call('POST /api/member/user/sendMsgCode', { mobile: due.mobile });
    const input = { mobile: due.mobile, code, agreedVersion: '1' };
    const send = () => server.api.expectError('POST /api/member/user/loginByMsg', input);
    assert.equal(await eraseDuring(due, 'reset_ticket', send), 'SMS_CODE_EXPIRED');
    assert.equal(await isErased(due), true);
  });
});
