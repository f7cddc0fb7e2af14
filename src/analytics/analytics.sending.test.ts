import { MAX_STORED_EVENTS } from '@rules/analytics';
import { HOUR_MS, MINUTE_MS } from '@rules/duration';
import { recordEvent } from '@/lib/recordEvent';
import { back, push } from '@/navigation/navigate';
import { network } from '@/platform/network/network';
import { settings } from '@/stores/settings';
import { FakeError } from '@/testing/fakeApi';
import { analyticsConfig, setupAnalytics } from '@/testing/setupAnalytics';

const app = setupAnalytics();

describe('analytics with the consent', () => {
  it('send one view of each page, with its route name and without parameters, every 15 seconds', async () => {
    await app.agree();
    push('policy', { version: '2026-11' });
    await app.page().advance(3000);
    back();
    await app.page().advance(13_000);
    expect(app.namesSent()).toEqual([
      'sessionStart',
      'pageView mine',
      'pageVisible mine',
      'pageView policy',
      'pageVisible policy',
      'pageView mine'
    ]);
    expect(app.batches().length).toBeLessThanOrEqual(2);
    expect(JSON.stringify(app.batches())).not.toContain('2026-11');
    const [first] = app.batches();
    expect([first?.deviceId, first?.deviceSecret].every((id) => /^[a-f0-9]{32}$/.test(id ?? ''))).toBe(true);
    expect(app.callsOf('events').every(({ header }) => header.Authorization === undefined)).toBe(true);
    expect(app.keysOf('analyticsEvents')).toEqual([]);
  });

  it('count the visible time of a page without the time in the background, and send it when hidden', async () => {
    await app.agree();
    await app.page().advance(2000);
    await app.setHidden(true);
    expect(app.namesSent()).toEqual(['sessionStart', 'pageView mine', 'pageVisible mine']);
    await app.page().advance(20_000);
    await app.setHidden(false);
    await app.page().advance(5000);
    await app.setHidden(true);
    const visible = app.sent().filter(({ event }) => event === 'pageVisible');
    const times = visible.map(({ properties }) => Number(properties.visibleMs));
    expect(times.map((ms) => Math.round(ms / 1000))).toEqual([2, 5]);
    expect(new Set(visible.map(({ view }) => view)).size).toBe(1);
    await app.setHidden(false);
  });

  it('begin another session after 30 seconds in the background', async () => {
    await app.agree();
    await app.setHidden(true);
    await app.page().advance(29_000);
    await app.setHidden(false);
    await app.page().advance(16_000);
    expect(app.namesSent().filter((name) => name === 'sessionStart')).toHaveLength(1);
    await app.setHidden(true);
    await app.page().advance(31_000);
    await app.setHidden(false);
    await app.page().advance(16_000);
    const starts = app.sent().filter(({ event }) => event === 'sessionStart');
    expect([starts.length, new Set(starts.map(({ sessionId }) => sessionId)).size]).toEqual([2, 2]);
    expect(app.namesSent().filter((name) => name === 'pageView mine')).toHaveLength(2);
  });

  it('send at once when 50 events wait, 50 at most in a batch', async () => {
    await app.agree();
    await app.page().advance(15_000);
    app.api.calls.length = 0;
    for (let count = 0; count < 49; count += 1) recordEvent('quotationSent', {});
    await app.page().settle();
    expect(app.sent()).toEqual([]);
    recordEvent('quotationSent', {});
    recordEvent('quotationSent', {});
    await app.page().settle();
    expect(app.batches().map(({ events }) => events.length)).toEqual([50, 1]);
    const numbers = app.sent().map(({ number }) => number);
    expect(new Set(numbers).size).toBe(51);
  });

  it('keep events while offline and send each once when the network returns', async () => {
    await app.agree();
    await app.page().advance(15_000);
    app.api.calls.length = 0;
    network.set(false);
    app.api.disconnect();
    recordEvent('expoRegistered', { tickets: 2 });
    await app.page().advance(60_000);
    expect([app.sent(), app.keysOf('analyticsEvents').length]).toEqual([[], 1]);
    app.api.connect();
    network.set(true);
    await app.page().settle();
    expect(app.sent().map(({ event, properties }) => [event, properties])).toEqual([
      ['expoRegistered', { tickets: 2 }]
    ]);
    expect(app.keysOf('analyticsEvents')).toEqual([]);
  });

  it('repeat a batch whose answer was lost with the same numbers, after pauses that grow', async () => {
    await app.agree();
    await app.page().advance(15_000);
    app.api.calls.length = 0;
    const triedAtMs: number[] = [];
    app.api.on({
      'POST /api/front/analytics/events': () => {
        triedAtMs.push(Date.now());
        throw new FakeError('UNAVAILABLE');
      }
    });
    recordEvent('quotationSent', {});
    await app.page().advance(10 * HOUR_MS);
    const pauses = triedAtMs.slice(1).map((atMs, index) => atMs - (triedAtMs[index] ?? 0));
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
    expect(pauses[0]).toBeLessThan(MINUTE_MS);
    expect([pauses.at(-1)! >= HOUR_MS, pauses.at(-1)! <= HOUR_MS + MINUTE_MS]).toEqual([true, true]);
    const [first, ...others] = app.batches();
    for (const batch of others) expect(batch).toEqual(first);
  });

  it('give a call up after five seconds', async () => {
    await app.agree();
    await app.page().advance(15_000);
    app.api.calls.length = 0;
    app.api.on({ 'POST /api/front/analytics/events': () => new Promise<never>(() => undefined) });
    recordEvent('quotationSent', {});
    await app.page().advance(19_000);
    expect(app.batches()).toHaveLength(1);
    app.restore();
    await app.page().advance(40_000);
    expect(app.batches().length).toBeGreaterThan(1);
    expect(app.keysOf('analyticsEvents')).toEqual([]);
  });

  it('do not repeat a batch that the server refuses', async () => {
    await app.agree();
    await app.page().advance(15_000);
    app.api.calls.length = 0;
    app.api.on({
      'POST /api/front/analytics/events': () => {
        throw new FakeError('VALIDATION');
      }
    });
    recordEvent('quotationSent', {});
    await app.page().advance(HOUR_MS);
    expect(app.batches()).toHaveLength(1);
  });

  it('hold 10,000 events at most, drop the oldest ones and count them', async () => {
    await app.agree();
    await app.page().advance(15_000);
    app.api.calls.length = 0;
    network.set(false);
    for (let count = 0; count < MAX_STORED_EVENTS + 7; count += 1) recordEvent('searched', { results: count });
    const stored = app
      .keysOf('analyticsEvents')
      .flatMap((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as object[]);
    expect(stored).toHaveLength(MAX_STORED_EVENTS);
    network.set(true);
    await app.page().advance(46_000);
    const results = app.sent().flatMap(({ event, properties }) => (event === 'searched' ? [properties.results] : []));
    expect([results.length, results[0]]).toEqual([MAX_STORED_EVENTS, 7]);
    const dropped = app.sent().filter(({ event }) => event === 'eventsDropped');
    expect(dropped.map(({ properties }) => properties.events)).toEqual([7]);
  });

  it('record errors that are shown, language and appearance', async () => {
    await app.agree();
    await app.page().advance(15_000);
    app.api.calls.length = 0;
    settings.setLanguage('fr');
    settings.setTheme('dark');
    settings.setLanguage('zh-Hans');
    settings.setTheme('auto');
    await app.page().advance(15_000);
    expect(app.sent().map(({ event, properties }) => [event, properties])).toEqual([
      ['languageChosen', { language: 'fr' }],
      ['appearanceChosen', { theme: 'dark', elder: false }],
      ['languageChosen', { language: 'zh-Hans' }],
      ['appearanceChosen', { theme: 'auto', elder: false }]
    ]);
    app.api.calls.length = 0;
    app.api.on({
      'GET /api/front/flash/list': () => {
        throw new FakeError('INTERNAL');
      }
    });
    push('quickNews.list');
    await app.page().waitFor('重试');
    await app.page().advance(16_000);
    const errors = app.sent().filter(({ event }) => event === 'errorShown');
    expect(errors.map(({ page: on, properties }) => [on, properties])).toEqual([
      ['quickNews.list', { error: 'INTERNAL' }]
    ]);
    back();
    await app.page().settle();
  });

  it('record what the configuration says, which is asked for every 12 hours or as it says', async () => {
    app.api.on({
      'GET /api/front/analytics/config': { ...analyticsConfig, eventsOff: ['quotationSent'], configIntervalSec: 3600 }
    });
    await app.agree();
    recordEvent('quotationSent', {});
    await app.page().advance(16_000);
    expect(app.namesSent()).not.toContain('quotationSent mine');
    expect(app.callsOf('config')).toHaveLength(1);
    app.api.on({ 'GET /api/front/analytics/config': { ...analyticsConfig, isOn: false, version: 2 } });
    await app.page().advance(HOUR_MS);
    expect(app.callsOf('config').map(({ input }) => (input as { version: string }).version)).toEqual(['0', '1']);
    app.api.calls.length = 0;
    push('policy');
    await app.page().advance(11 * HOUR_MS);
    back();
    await app.page().settle();
    expect([app.callsOf('config'), app.sent()]).toEqual([[], []]);
    await app.page().advance(HOUR_MS);
    expect(app.callsOf('config')).toHaveLength(1);
  });
});
