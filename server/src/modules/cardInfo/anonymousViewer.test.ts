import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestCard } from '../../testing/cards';
import { newPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';

describe('a business card', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  it('says to its viewer whether their visit leaves a name', async () => {
    const { id } = await createTestCard(server, await newPerson(server));
    const { token } = await newPerson(server);
    const isAnonymous = async (options = {}) =>
      (await server.api.call('POST /api/vcard/card/info', { id }, options)).isAnonymous;
    assert.deepEqual([await isAnonymous(), await isAnonymous({ token })], [false, false]);
    await server.api.call('POST /api/member/account/preferences', { browsesAnonymously: true }, { token });
    assert.deepEqual([await isAnonymous(), await isAnonymous({ token })], [false, true]);
  });
});
