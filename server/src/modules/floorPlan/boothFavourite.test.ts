import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';

const list = 'POST /api/front/expo/listBoothFavourites';
const set = 'POST /api/front/expo/setBoothFavourite';
const expoId = 'expo-demo';

describe('favourite booths', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('are accessible to their member only', async () => {
    assert.equal((await server.api.expectError(list, {})).error, 'UNAUTHORIZED');
    assert.equal((await server.api.expectError(set, { expoId, boothNo: '1A01', on: true })).error, 'UNAUTHORIZED');
    const [token, other] = [await logIn(server), await logIn(server)];
    await server.api.call(set, { expoId, boothNo: '1A01', on: true }, { token });
    assert.deepEqual((await server.api.call(list, {}, { token: other })).boothNos, []);
  });

  it('reject unknown booths and numbers against the grammar', async () => {
    const token = await logIn(server);
    const codeOf = async (boothNo: string) =>
      (await server.api.expectError(set, { expoId, boothNo, on: true }, { token })).error;
    assert.equal(await codeOf('9Z99'), 'NOT_FOUND');
    assert.equal(await codeOf('A01'), 'VALIDATION');
  });

  it('are marked and unmarked once however often that is asked for, the latest first', async () => {
    const token = await logIn(server);
    const mark = (boothNo: string, on: boolean) => server.api.call(set, { expoId, boothNo, on }, { token });
    await Promise.all([mark('1A01', true), mark('1A01', true), mark('1A01', true)]);
    server.advance(1);
    await mark('2B02', true);
    await mark('1A01', true);
    assert.deepEqual((await server.api.call(list, {}, { token })).boothNos, ['2B02', '1A01']);
    await mark('2B02', false);
    await mark('2B02', false);
    assert.deepEqual((await server.api.call(list, {}, { token })).boothNos, ['1A01']);
    assert.deepEqual((await server.api.call(list, { expoId: 'expo-past' }, { token })).boothNos, []);
  });
});
