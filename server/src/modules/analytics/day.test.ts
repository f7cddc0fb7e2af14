import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { AnalyticsEvent } from '@contract/analytics';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import {
  analyticsEventRows,
  buildAnalyticsEvent,
  deleteAnalyticsDevices,
  newAnalyticsDevice,
  randomId
} from '../../testing/analyticsEvents';
import { type TestApp, testApp } from '../../testing/testApp';
import { configCommand, dayCommand } from './analytics.ops';
import { purgeEvents } from './analytics.service';
import { sumRecentDays } from './day.service';

const send = 'POST /api/front/analytics/events';
const getConfig = 'GET /api/front/analytics/config';

describe('days and configuration of the analytics', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const nowMs = () => server.deps.now().getTime();
  const eventOf = (number: number, changes: Partial<AnalyticsEvent> = {}) =>
    buildAnalyticsEvent(server, number, changes);
  const rows = () => analyticsEventRows(server);
  const clear = () => deleteAnalyticsDevices(server);

  it('print a day with sessions and the median of the visible time of each view', async () => {
    const visible = (number: number, view: number, visibleMs: number, page = 'home') =>
      eventOf(number, { event: 'pageVisible', view, page, properties: { visibleMs } });
    const other = { runId: randomId(), sessionId: randomId() };
    const events = [
      eventOf(1),
      // Interrupted: seen for 8 seconds in all.
      visible(2, 1, 3000),
      visible(3, 1, 5000),
      eventOf(4),
      visible(5, 4, 2000),
      eventOf(6, { page: 'market' }),
      visible(7, 6, 60_000, 'market'),
      eventOf(8, { event: 'listingOpened', page: 'market', view: 6, properties: { kind: 'supply' } })
    ];
    await server.api.call(send, { ...newAnalyticsDevice(), events });
    await server.api.call(send, {
      ...newAnalyticsDevice(),
      events: [eventOf(1, other), { ...visible(2, 1, 1000), ...other }]
    });
    const today = shanghaiDay(nowMs());
    const expected = [
      `${today}  sessions 2  devices 2  median visible 5.0 s`,
      'page  views  median visible s',
      'home  3  2.0',
      'market  1  60.0',
      'event  page  count',
      'pageVisible  home  4',
      'listingOpened  kind=supply  market  1',
      'pageVisible  market  1'
    ].join('\n');
    assert.equal(await dayCommand(server.db, undefined, nowMs()), expected);
    assert.equal(await dayCommand(server.db, today, nowMs()), expected);
    await assert.rejects(dayCommand(server.db, 'yesterday', nowMs()), /DATE is a day/);
    assert.match(await dayCommand(server.db, '2020-01-01', nowMs()), /There are no events/);
    await clear();
  });

  it('delete events after 90 days and keep the sums of their day', async () => {
    const device = newAnalyticsDevice();
    await server.api.call(send, { ...device, events: [eventOf(1)] });
    const day = shanghaiDay(nowMs());
    await Promise.all([sumRecentDays(server.db, nowMs()), sumRecentDays(server.db, nowMs())]);
    server.advance(89 * DAY_MS);
    await purgeEvents(server.db, nowMs());
    assert.equal((await rows()).length, 1);
    server.advance(2 * DAY_MS);
    await purgeEvents(server.db, nowMs());
    await sumRecentDays(server.db, nowMs());
    assert.deepEqual(await rows(), []);
    assert.deepEqual(await server.db.selectFrom('analytics_device').selectAll().execute(), []);
    assert.match(await dayCommand(server.db, day, nowMs()), /sessions 1 .*\n.*\nhome {2}1/);
  });

  it('leave out the events that are off, as a client learns when it has another version', async () => {
    const config = await server.api.call(getConfig, {});
    assert.deepEqual(config, {
      version: 1,
      isOn: true,
      samplePercent: 100,
      sendIntervalSec: 15,
      configIntervalSec: 43_200,
      eventsOff: []
    });
    assert.equal(await server.api.call(getConfig, { version: 1 }), null);
    for (const args of [
      ['--sample', '101'],
      ['--interval', '14'],
      ['--config', '4'],
      ['--off', 'spied'],
      ['--on', 'maybe'],
      ['--colour', 'red']
    ])
      await assert.rejects(configCommand(server.db, args), /wrong|colour/);
    await configCommand(server.db, ['--off', 'searched', '--interval', '60']);
    const changed = await server.api.call(getConfig, { version: 1 });
    assert.deepEqual([changed?.version, changed?.eventsOff, changed?.sendIntervalSec], [2, ['searched'], 60]);
    assert.match(await configCommand(server.db, []), /"version": 2/);
    const search = eventOf(1, { event: 'searched', properties: { results: 1 } });
    const { stored, refused } = await server.api.call(send, { ...newAnalyticsDevice(), events: [search] });
    assert.deepEqual([stored, refused], [0, [{ number: 1, event: 'searched', reason: 'off' }]]);
  });

  it('keep both of two changes of the configuration at once', async () => {
    await Promise.all([configCommand(server.db, ['--sample', '50']), configCommand(server.db, ['--config', '600'])]);
    const changed = await server.api.call(getConfig, {});
    assert.deepEqual(
      [changed?.version, changed?.samplePercent, changed?.configIntervalSec, changed?.sendIntervalSec],
      [4, 50, 600, 60]
    );
  });
});
