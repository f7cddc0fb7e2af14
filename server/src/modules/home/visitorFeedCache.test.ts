import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type TestApp, testApp } from '../../testing/testApp';

describe('visitor feed', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const titles = async (personalised: boolean) => {
    const { banners } = await server.api.call('GET /api/front/home/feed', { personalised });
    return new Set(banners.map(({ title }) => title));
  };
  const rename = (title: string) => server.db.updateTable('banner').set({ title }).execute();

  it('is loaded once for all visitors within two seconds, and shows a change after that', async () => {
    await rename('before');
    for (const personalised of [true, false]) assert.deepEqual(await titles(personalised), new Set(['before']));
    await rename('after');
    assert.deepEqual(await titles(true), new Set(['before']));
    server.advance(2_000);
    for (const personalised of [true, false]) assert.deepEqual(await titles(personalised), new Set(['after']));
  });
});
