import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { type TestApp, testApp } from '../../testing/testApp';

const now = 'POST /api/front/spiceExpo/getNowSpiceExpo';

describe('current expo', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('is the next one, then the one that is on, and null after its last day', async () => {
    const expo = await server.api.call(now, undefined);
    assert(expo);
    assert.equal(Date.parse(expo.endsOn) - Date.parse(expo.startsOn), 2 * DAY_MS);
    server.advance(16 * DAY_MS);
    assert.deepEqual(await server.api.call(now, undefined), expo);
    server.advance(DAY_MS);
    assert.equal(await server.api.call(now, undefined), null);
  });
});
