import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import {
  cancelAndErase,
  exportPersonalData,
  newPersonWithData,
  requestCancellation,
  tablesContaining
} from '../../testing/accountCancellation';
import { logIn, newMobile } from '../../testing/logIn';
import { notificationsOf } from '../../testing/notifications';
import { type TestApp, testApp } from '../../testing/testApp';
import { cancellationOf, eraseDueAccounts } from './cancellation.service';

const request = 'POST /api/member/account/cancellation/request';

/** Columns that may contain the id after the erasure, with the reason. */
const keptAfter: Record<string, string> = {
  user_account: 'the empty row that others’ things point at: no number, no name',
  account_cancellation: 'the proof that the person asked for it, and when it was done'
};

describe('erasure of an account', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const codeOf = async (token: string) =>
    (await server.api.call('POST /api/member/account/sendCode', { purpose: 'cancel' }, { token })).demoCode ?? '';
  const erase = () => eraseDueAccounts(server.deps, server.deps.now().getTime());

  it('is rejected while a company with others has no other owner', async () => {
    const token = await logIn(server, '13800138000');
    const { ownedCompanies } = await server.api.call('GET /api/member/account/cancellation', undefined, { token });
    assert.equal(ownedCompanies[0]?.name, '桂南香叶供应链（演示）');
    assert.equal((await server.api.expectError(request, { code: await codeOf(token) }, { token })).error, 'CONFLICT');
  });

  it('is rejected without the right code', async () => {
    const token = await logIn(server);
    await codeOf(token);
    const { error, attemptsLeft } = await server.api.expectError(request, { code: '000000' }, { token });
    assert.deepEqual([error, attemptsLeft], ['SMS_CODE_WRONG', 4]);
    const { requested } = await server.api.call('GET /api/member/account/cancellation', undefined, { token });
    assert.equal(requested, null);
  });

  it('[compliance 5] waits seven days, in which a login may withdraw it', async () => {
    const mobile = newMobile();
    const elsewhere = await logIn(server, mobile);
    server.advance(2 * MINUTE_MS);
    const token = await logIn(server, mobile);
    const { requested } = await server.api.call(request, { code: await codeOf(token) }, { token });
    assert.equal((requested?.erasesAtMs ?? 0) - (requested?.requestedAtMs ?? 0), 7 * DAY_MS);
    assert.equal(
      (await server.api.expectError('GET /api/member/user/current', undefined, { token: elsewhere })).error,
      'UNAUTHORIZED'
    );
    const again = await server.api.call(request, { code: '000000' }, { token });
    assert.deepEqual(again.requested, requested, 'asking twice is asking once');

    server.advance(7 * DAY_MS - MINUTE_MS);
    await erase();
    const back = await logIn(server, mobile);
    const current = await server.api.call('GET /api/member/user/current', undefined, { token: back });
    assert.equal(current.erasesAtMs, requested?.erasesAtMs);
    await server.api.call('POST /api/member/account/cancellation/undo', undefined, { token: back });
    await server.api.call('POST /api/member/account/cancellation/undo', undefined, { token: back });
    server.advance(30 * DAY_MS);
    await erase();
    const still = await logIn(server, mobile);
    const person = await server.api.call('GET /api/member/user/current', undefined, { token: still });
    assert.deepEqual([person.id, person.erasesAtMs], [current.id, null]);
  });

  it('[compliance 5] clears every table after seven days, by however many processes', async () => {
    const texts = { nickname: '雾里看香', intro: '勐腊收砂仁', detail: '曼庄一组 8 号' };
    const me = await newPersonWithData(server, texts);
    const favourites = async () => {
      const counter = server.db.selectFrom('news_counter').select('favourites').where('article_id', '=', me.newsId);
      return (await counter.executeTakeFirstOrThrow()).favourites;
    };
    const before = await favourites();
    assert((await tablesContaining(server.db, me.id)).length >= 8, 'there is something to erase');
    await cancelAndErase(server, me.token);
    assert.deepEqual(await tablesContaining(server.db, me.id), Object.keys(keptAfter).sort());
    for (const mine of [me.mobile, '云中鹤', ...Object.values(texts)]) {
      assert.deepEqual(await tablesContaining(server.db, mine), [], mine);
    }
    assert.equal(await favourites(), before - 1, 'counts go down with the marks');
    const { error } = await server.api.expectError('GET /api/member/user/current', undefined, { token: me.token });
    assert.equal(error, 'UNAUTHORIZED');
    const login = await logIn(server, me.mobile);
    assert.notEqual((await exportPersonalData(server, login)).person.id, me.id, 'the number registers a new person');
  });

  it('does not happen when the user came to own a company meanwhile, and they are notified', async () => {
    const token = await logIn(server);
    await requestCancellation(server, token);
    const { id } = await server.api.call('GET /api/member/user/current', undefined, { token });
    await server.db
      .updateTable('company_member')
      .set({ user_id: id })
      .where('company_id', '=', 'company-guinan')
      .where('role', '=', 'owner')
      .execute();
    server.advance(7 * DAY_MS);
    await erase();
    assert.equal((await cancellationOf(server.db, id)).requested, null);
    const { items } = await notificationsOf(server, token);
    assert(items.some(({ title }) => title === '注销没有完成'));
  });
});
