import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { startJobs } from './jobs';
import { logIn } from './testing/logIn';
import { requestCancellation } from './testing/accountCancellation';
import { testApp, type TestApp } from './testing/testApp';

const DAY_MS = 86_400_000;
const WITHIN_MS = 10_000;

describe('work that time asks for', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const erasedCount = async () => {
    const rows = await server.db.selectFrom('account_cancellation').select('erased_at_ms').execute();
    return rows.filter(({ erased_at_ms: erasedAtMs }) => erasedAtMs !== null).length;
  };

  it('[compliance 5] erases whose seven days are over, and nobody else, without being asked', async () => {
    await requestCancellation(server, await logIn(server));
    server.advance(6 * DAY_MS);
    await requestCancellation(server, await logIn(server));
    server.advance(DAY_MS);
    const stop = startJobs(server.deps, server.app.log);
    try {
      for (let waited = 0; waited < WITHIN_MS && (await erasedCount()) === 0; waited += 50) await wait(50);
      assert.equal(await erasedCount(), 1);
    } finally {
      await stop();
    }
  });
});
