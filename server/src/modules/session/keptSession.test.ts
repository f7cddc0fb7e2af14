import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { HOUR_MS } from '@rules/duration';
import { buildApp } from '../../app';
import { connect } from '../../database/connect';
import { CONTENT_CHANNEL } from '../../database/knownTables';
import { SignalListener } from '../../database/signalListener';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';
import { waitUntil } from '../../testing/waitUntil';
import { saveFreeze } from '../user/user.repository';
import { addVerification, removeVerification } from '../user/userVerification.service';
import { closeSession, endOtherSessions } from './session.service';
import { digestOf } from './token';

const read = 'GET /api/member/user/current';

describe('session that is kept for reading calls', () => {
  let server: TestApp;
  before(async () => {
    server = await testApp();
    await server.app.findViewer('none');
    await waitUntil(() => server.deps.signals.isListening(CONTENT_CHANNEL));
  });
  after(() => server.close());

  const nowMs = () => server.deps.now().getTime();
  const isKept = (token: string) => server.app.keptAnswers.find(`session ${digestOf(token)}`) !== undefined;
  const idOf = async (token: string) => (await server.app.findMember(token))?.id ?? '';
  /** Logs in and reads until the announcements of the login have arrived. */
  const keptSession = async () => {
    const token = await logIn(server);
    await waitUntil(async () => (await server.app.findViewer(token)) !== null && isKept(token));
    return token;
  };
  const withOtherProcess = async (work: (other: ReturnType<typeof connect>) => Promise<void>) => {
    const other = connect(server.databaseUrl);
    try {
      await work(other);
    } finally {
      await other.close();
    }
  };

  it('ends at once with a logout', async () => {
    for (let round = 0; round < 10; round += 1) {
      const token = await keptSession();
      await closeSession(server.db, token);
      assert.equal(await server.app.findViewer(token), null);
    }
  });

  it('ends at once with the logout of all devices, a freeze and a truncated table', async () => {
    const ways: ((userId: string) => Promise<unknown>)[] = [
      (userId) => endOtherSessions(server.db, userId, undefined, nowMs()),
      (userId) => saveFreeze(server.db, userId, { reason: 'fraud', nowMs: nowMs() }),
      () => sql`truncate user_session`.execute(server.db)
    ];
    for (const end of ways) {
      const token = await keptSession();
      await end(await idOf(token));
      assert.equal(await server.app.findViewer(token), null);
    }
  });

  it('ends in another process with the announcement', async () => {
    const ways: ((token: string, other: ReturnType<typeof connect>) => Promise<unknown>)[] = [
      (token, { db }) => closeSession(db, token),
      async (token, { db }) => endOtherSessions(db, await idOf(token), undefined, nowMs()),
      async (token, { db }) => saveFreeze(db, await idOf(token), { reason: 'fraud', nowMs: nowMs() }),
      (_token, { db }) => sql`truncate user_session`.execute(db)
    ];
    await withOtherProcess(async (other) => {
      for (const end of ways) {
        const token = await keptSession();
        await end(token, other);
        await waitUntil(() => !isKept(token));
        assert.equal(await server.app.findViewer(token), null);
      }
    });
  });

  it('shows a verification at once, and one by another process with the announcement', async () => {
    const token = await keptSession();
    const userId = await idOf(token);
    await server.db.transaction().execute((tx) => addVerification(tx, userId, 'person', nowMs()));
    assert.equal((await server.app.findViewer(token))?.isVerified, true);
    await withOtherProcess(async (other) => {
      await other.db.transaction().execute((tx) => removeVerification(tx, userId, 'person'));
      await waitUntil(async () => (await server.app.findViewer(token))?.isVerified === false);
    });
  });

  it('is not dropped when other people log in and out', async () => {
    const token = await keptSession();
    const stranger = await logIn(server, '19900000077');
    await closeSession(server.db, await logIn(server, '19900000077'));
    await server.app.findViewer(stranger);
    await waitUntil(async () => (await server.app.findViewer(token)) !== null && isKept(token));
    await closeSession(server.db, stranger);
    assert.equal(isKept(token), true);
  });

  it('is extended once an hour while it is used', async () => {
    const token = await keptSession();
    const expiry = async () =>
      (
        await server.db
          .selectFrom('user_session')
          .where('token_digest', '=', digestOf(token))
          .select('expires_at_ms')
          .executeTakeFirstOrThrow()
      ).expires_at_ms;
    const first = await expiry();
    server.advance(HOUR_MS);
    await server.app.findViewer(token);
    assert.equal((await expiry()) > first, true);
  });

  it('is asked for again by a call that changes something', async () => {
    const token = await keptSession();
    const admin = connect(server.databaseUrl, { maxConnections: 1 });
    // As if the announcement were late.
    await admin.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await tx.deleteFrom('user_session').where('token_digest', '=', digestOf(token)).execute();
    });
    assert.equal(isKept(token), true);
    await server.api.call(read, undefined, { token });
    const { error } = await server.api.expectError('POST /api/front/message/setAllRead', {}, { token });
    assert.equal(error, 'UNAUTHORIZED');
    await admin.close();
  });

  it('is refused after its time, kept or not', async () => {
    const token = await keptSession();
    await server.db
      .updateTable('user_session')
      .set({ expires_at_ms: nowMs() + 10_000 })
      .where('token_digest', '=', digestOf(token))
      .execute();
    await waitUntil(async () => (await server.app.findViewer(token)) !== null && isKept(token));
    server.advance(10_000);
    assert.equal(isKept(token), true);
    assert.equal(await server.app.findViewer(token), null);
  });

  it('is not kept while announcements do not arrive', async () => {
    const token = await keptSession();
    const admin = connect(server.databaseUrl, { maxConnections: 1 });
    const signals = new SignalListener(() => 'postgres://127.0.0.1:1/none');
    const deaf = await buildApp({ ...server.deps, signals });
    assert.notEqual(await deaf.findViewer(token), null);
    assert.equal(deaf.keptAnswers.find(`session ${digestOf(token)}`), undefined);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'xiangshi signals'`.execute(admin.db);
    await waitUntil(() => !server.deps.signals.isListening(CONTENT_CHANNEL));
    assert.equal(isKept(token), false);
    await closeSession(admin.db, token);
    assert.equal(await server.app.findViewer(token), null);
    assert.equal(await deaf.findViewer(token), null);
    await deaf.close();
    await signals.close();
    await admin.close();
  });
});
