import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { newPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';

describe('the name that a first card begins with', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const suggested = async (token: string) =>
    (await server.api.call('POST /api/vcard/card/mine', undefined, { token })).suggestion.name;

  it('is the real name that the user has entered, and a chosen nickname without one', async () => {
    const { token } = await newPerson(server);
    assert.equal(await suggested(token), '');
    await server.api.call('POST /api/member/user/basicInfo/update', { nickname: '八角阿强' }, { token });
    assert.equal(await suggested(token), '八角阿强');
    await server.api.call('POST /api/member/user/basicInfo/update', { realName: '陆志强' }, { token });
    assert.equal(await suggested(token), '陆志强');
  });
});
