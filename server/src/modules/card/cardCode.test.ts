import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestCard } from '../../testing/cards';
import { newPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { putBackCommand, takeDownCommand } from './card.ops';

const calls = ['POST /api/vcard/card/code/{id}', 'POST /api/vcard/card/renewCode/{id}'] as const;

describe('the code of a business card', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  for (const name of calls) {
    it(`is refused for one that was taken down, until it is put back: ${name}`, async () => {
      const { token, ...owner } = await newPerson(server);
      const { id } = await createTestCard(server, { token, ...owner });
      const nowMs = server.deps.now().getTime();
      await takeDownCommand(server.db, id, '冒用他人姓名', nowMs);
      const refusal = await server.api.expectError(name, undefined, { token, params: { id } });
      assert.deepEqual([refusal.error, refusal.fields], ['CONFLICT', { id: 'takenDown' }]);
      await putBackCommand(server.db, id, nowMs);
      assert.equal((await server.api.send(name, undefined, { token, params: { id } })).code, 200);
    });
  }
});
