import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { agreementVersion } from '@rules/agreement';
import { exportPersonalData } from '../../testing/accountCancellation';
import { logIn, newMobile } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';

const agree = 'POST /api/member/account/agree';

describe('consent to new agreements while logged in', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const currentOf = (token: string) => server.api.call('GET /api/member/user/current', undefined, { token });
  const agreedAtMs = async (token: string) => {
    const { person } = await exportPersonalData(server, token);
    return (person as unknown as { agreedAtMs: number }).agreedAtMs;
  };

  it('needs a login, and agreements that exist', async () => {
    assert.equal((await server.api.expectError(agree, { version: agreementVersion })).error, 'UNAUTHORIZED');
    const token = await logIn(server);
    const { agreedVersion } = await currentOf(token);
    for (const version of ['2099-01', 'latest', `${agreementVersion} `]) {
      const { error, fields } = await server.api.expectError(agree, { version }, { token });
      assert.deepEqual([error, fields], ['VALIDATION', { version: 'unknown' }], version);
    }
    assert.equal((await server.api.expectError(agree, { version: '' }, { token })).error, 'VALIDATION');
    assert.equal((await currentOf(token)).agreedVersion, agreedVersion);
  });

  it('[compliance 1] is stored with its time, however often it is sent, and an older version revokes nothing', async () => {
    const mobile = newMobile();
    const token = await logIn(server, mobile);
    await server.api.call(agree, { version: '2026-11.2' }, { token });
    assert.equal((await currentOf(token)).agreedVersion, '2026-11.2');
    server.advance(120_000);
    await Promise.all([1, 2, 3].map(() => server.api.call(agree, { version: agreementVersion }, { token })));
    const atMs = await agreedAtMs(token);
    assert.equal((await currentOf(token)).agreedVersion, agreementVersion);

    server.advance(120_000);
    for (const version of [agreementVersion, '2026-11.2', '2026-11']) {
      await server.api.call(agree, { version }, { token });
    }
    // An app that was never reloaded logs in with the agreements that it shows.
    await logIn(server, mobile);
    assert.equal((await currentOf(token)).agreedVersion, agreementVersion);
    assert.equal(await agreedAtMs(token), atMs);
  });
});
