import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { AnalyticsEvent } from '@contract/analytics';
import { DAY_MS } from '@rules/duration';
import {
  analyticsEventRows,
  buildAnalyticsEvent,
  deleteAnalyticsDevices,
  newAnalyticsDevice,
  randomId
} from '../../testing/analyticsEvents';
import { type TestApp, testApp } from '../../testing/testApp';

const send = 'POST /api/front/analytics/events';
const erase = 'POST /api/front/analytics/erase';

describe('events of the analytics', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const nowMs = () => server.deps.now().getTime();
  const eventOf = (number: number, changes: Partial<AnalyticsEvent> = {}) =>
    buildAnalyticsEvent(server, number, changes);
  const rows = () => analyticsEventRows(server);
  const clear = () => deleteAnalyticsDevices(server);

  it('refuse a batch that is empty, too large, or has too long names, with the field', async () => {
    const many = Array.from({ length: 51 }, (_, index) => eventOf(index + 1));
    const properties = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, at]));
    const invalid: AnalyticsEvent[][] = [
      [],
      many,
      [eventOf(1, { event: 'e'.repeat(129) })],
      [eventOf(1, { properties: { ['k'.repeat(257)]: 1 } })],
      [eventOf(1, { properties: properties(101) })],
      [eventOf(1, { properties: { text: '八'.repeat(65) } })],
      [eventOf(1, { page: 'supply?id=7' })],
      [eventOf(0)]
    ];
    for (const events of invalid) {
      const { error, fields } = await server.api.expectError(send, { ...newAnalyticsDevice(), events });
      assert.equal(error, 'VALIDATION', JSON.stringify(events).slice(0, 80));
      assert(Object.keys(fields ?? {}).length > 0);
    }
    const atTheLimits = [
      eventOf(1, { event: 'e'.repeat(128) }),
      eventOf(2, { properties: { ['k'.repeat(256)]: 1 } }),
      eventOf(3, { properties: properties(100) })
    ];
    const { refused } = await server.api.call(send, { ...newAnalyticsDevice(), events: atTheLimits });
    assert.deepEqual(
      refused.map(({ number, reason }) => [number, reason]),
      [
        [1, 'unknown'],
        [2, 'properties'],
        [3, 'properties']
      ]
    );
    await clear();
  });

  it('are stored once, whether a batch is repeated, overlaps with another one or comes twice at once', async () => {
    const device = newAnalyticsDevice();
    const batch = { ...device, events: [eventOf(1), eventOf(2)] };
    assert.equal((await server.api.call(send, batch)).stored, 2);
    assert.equal((await server.api.call(send, batch)).stored, 0);
    const overlapping = { ...device, events: [eventOf(2), eventOf(3), eventOf(3)] };
    const answers = await Promise.all([1, 2, 3].map(() => server.api.call(send, overlapping)));
    assert.equal(
      answers.reduce((sum, { stored }) => sum + stored, 0),
      1
    );
    // Another run and another device have numbers of their own.
    await server.api.call(send, { ...device, events: [eventOf(1, { runId: randomId() })] });
    await server.api.call(send, { ...newAnalyticsDevice(), events: [eventOf(1)] });
    assert.equal((await rows()).length, 5);
    await clear();
  });

  it('are refused by name when unknown, are counted once and leave nothing of their content', async () => {
    const batch = {
      ...newAnalyticsDevice(),
      events: [
        eventOf(1),
        eventOf(2, { event: 'spied', properties: { name: '覃明' } }),
        eventOf(3, { event: 'searched', properties: { results: 3, term: '八角' } }),
        eventOf(4, { atMs: nowMs() - 31 * DAY_MS })
      ]
    };
    for (const stored of [3, 0]) {
      const answer = await server.api.call(send, batch);
      assert.deepEqual(answer, {
        stored,
        refused: [
          { number: 2, event: 'spied', reason: 'unknown' },
          { number: 3, event: 'searched', reason: 'properties' },
          { number: 4, event: 'pageView', reason: 'tooOld' }
        ]
      });
    }
    assert.deepEqual(
      (await rows()).map(({ event, page, properties }) => [event, page, properties]),
      [
        ['pageView', 'home', {}],
        ['unknown', '', {}],
        ['properties', '', {}]
      ]
    );
    await clear();
  });

  it('name neither device nor secret in the database, and count a future time as now', async () => {
    const device = newAnalyticsDevice();
    await server.api.call(send, { ...device, events: [eventOf(1, { atMs: nowMs() + DAY_MS })] });
    const stored = JSON.stringify(await server.db.selectFrom('analytics_device').selectAll().execute());
    for (const id of [device.deviceId, device.deviceSecret]) {
      assert(!stored.includes(id));
      assert(!stored.includes(createHash('sha256').update(id).digest('base64url')));
    }
    assert((await rows())[0]!.at_ms <= nowMs());
    await clear();
  });

  it('are added and deleted by the device itself, not by one with another secret', async () => {
    const [device, other] = [newAnalyticsDevice(), newAnalyticsDevice()];
    await server.api.call(send, { ...device, events: [eventOf(1)] });
    await server.api.call(send, { ...other, events: [eventOf(1)] });
    const forged = { deviceId: device.deviceId, deviceSecret: other.deviceSecret };
    assert.equal((await server.api.expectError(erase, forged)).error, 'FORBIDDEN');
    assert.equal((await server.api.expectError(send, { ...forged, events: [eventOf(2)] })).error, 'FORBIDDEN');
    assert.equal((await rows()).length, 2);
    await server.api.call(erase, device);
    await server.api.call(erase, device);
    assert.equal((await rows()).length, 1);
    // A batch that was on its way.
    assert.equal((await server.api.expectError(send, { ...device, events: [eventOf(1)] })).error, 'CONFLICT');
    const unknown = newAnalyticsDevice();
    await server.api.call(erase, unknown);
    assert.equal((await server.api.expectError(send, { ...unknown, events: [eventOf(1)] })).error, 'CONFLICT');
    await clear();
  });

  it('are limited per device', async () => {
    const device = newAnalyticsDevice();
    const key = `analyticsDevice:${server.deps.secret.digest(`analytics device ${device.deviceId}`)}`;
    await server.db.insertInto('rate_window').values({ key, count: 1200, started_at_ms: nowMs() }).execute();
    const { error, retryAfterSec } = await server.api.expectError(send, { ...device, events: [eventOf(1)] });
    assert.equal(error, 'RATE_LIMITED');
    assert(retryAfterSec! > 3500);
    assert.equal((await server.api.call(send, { ...newAnalyticsDevice(), events: [eventOf(1)] })).stored, 1);
    await clear();
  });
});
