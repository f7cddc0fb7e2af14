import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { buildAnalyticsEvent, deleteAnalyticsDevices, newAnalyticsDevice } from '../../testing/analyticsEvents';
import { type TestApp, testApp } from '../../testing/testApp';
import { vitalsCommand } from './vitals.ops';

describe('the vitals of pages', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());
  beforeEach(() => deleteAnalyticsDevices(server));

  const nowMs = () => server.deps.now().getTime();
  const print = (days?: string) => vitalsCommand(server.db, days, nowMs());
  const vital = (number: number, page: string, properties: Record<string, string | number>, atMs = nowMs()) =>
    buildAnalyticsEvent(server, number, { event: 'webVital', page, properties, atMs });
  const send = (events: ReturnType<typeof vital>[]) =>
    server.api.call('POST /api/front/analytics/events', { ...newAnalyticsDevice(), events });

  it('are refused with an unknown name, and without a number', async () => {
    const { refused } = await send([
      vital(1, 'home', { vital: 'FID', value: 1 }),
      vital(2, 'home', { vital: 'LCP', value: 'fast' }),
      vital(3, 'home', { vital: 'LCP', value: 1, url: 'a' })
    ]);
    assert.deepEqual(
      refused.map(({ reason }) => reason),
      ['properties', 'properties', 'properties']
    );
    assert.match(await print(), /There are no measured visits/);
  });

  it('are printed by page and by day with the shares of the published thresholds', async () => {
    const [today, before] = [shanghaiDay(nowMs()), shanghaiDay(nowMs() - DAY_MS)];
    await send([
      ...[2000, 2500, 4000, 4001].map((value, index) => vital(index + 1, 'home', { vital: 'LCP', value })),
      vital(5, 'market.info', { vital: 'CLS', value: 0.1 }, nowMs() - DAY_MS),
      vital(6, 'market.info', { vital: 'INP', value: 501 }),
      vital(7, 'news.detail', { vital: 'TTFB', value: 90 }, nowMs() - 20 * DAY_MS)
    ]);
    const columns = 'vital  p75  visits  good  needs improvement  poor';
    assert.deepEqual((await print()).split('\n'), [
      `since ${shanghaiDay(nowMs() - 6 * DAY_MS)}`,
      `page  ${columns}`,
      'home  LCP  4000 ms  4  50%  25%  25%',
      'market.info  CLS  0.100  1  100%  0%  0%',
      'market.info  INP  501 ms  1  0%  0%  100%',
      `day  ${columns}`,
      `${today}  INP  501 ms  1  0%  0%  100%`,
      `${today}  LCP  4000 ms  4  50%  25%  25%`,
      `${before}  CLS  0.100  1  100%  0%  0%`
    ]);
    assert.match(await print('30'), /news\.detail  TTFB  90 ms  1  100%  0%  0%/);
  });

  it('are asked for over 1 to 90 days', async () => {
    for (const days of ['0', '91', '1.5', 'week']) await assert.rejects(print(days), /DAYS is a whole number/);
  });
});
