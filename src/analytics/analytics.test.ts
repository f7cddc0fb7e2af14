import type { CallInput } from '@contract';
import type { AnalyticsConfig } from '@contract/analytics';
import { MAX_STORED_EVENTS } from '@rules/analytics';
import { HOUR_MS, MINUTE_MS } from '@rules/duration';
import { recordEvent } from '@/lib/recordEvent';
import { back, push } from '@/navigation/navigate';
import { network } from '@/platform/network/network';
import { consent } from '@/stores/consent';
import { settings } from '@/stores/settings';
import { asGuest } from '@/testing/asGuest';
import { fakeApi, FakeError, type FakeHandlers } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';

type Batch = CallInput<'POST /api/front/analytics/events'>;

const config: AnalyticsConfig = {
  version: 1,
  isOn: true,
  samplePercent: 100,
  sendIntervalSec: 15,
  configIntervalSec: 43_200,
  eventsOff: []
};
const answers: FakeHandlers = {
  'GET /api/front/analytics/config': config,
  'POST /api/front/analytics/events': { stored: 1, refused: [] },
  'POST /api/front/analytics/erase': null
};
const api = fakeApi(answers);

const callsOf = (path: string) => api.calls.filter(({ name }) => name.endsWith(`/analytics/${path}`));
const batches = () => callsOf('events').map(({ input }) => input as Batch);
const sent = () => batches().flatMap(({ events }) => events);
const namesSent = () => sent().map(({ event, page }) => `${event} ${page}`.trim());
const keysOf = (part: string) => Object.keys(localStorage).filter((key) => key.includes(part));

let isHidden = false;
Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
async function setHidden(hidden: boolean): Promise<void> {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
  await page.settle();
}

let page: OpenedPage;

beforeAll(async () => {
  settings.setLanguage('zh-Hans');
  asGuest();
  page = await openPage('/pages/mine/index');
  // The launch goes on after the first touch.
  dispatchEvent(new Event('pointerdown'));
  await page.settle();
});
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.on(answers);
  network.set(true);
  page = await openPage('/pages/mine/index');
});
afterEach(async () => {
  api.on(answers);
  api.connect();
  network.set(true);
  consent.setAnalytics(false);
  await page.advance(HOUR_MS);
  localStorage.clear();
  api.calls.length = 0;
});

async function agree(): Promise<void> {
  consent.setAnalytics(true);
  await page.settle();
}

describe('analytics without the consent', () => {
  it('[compliance 1] record, store and send nothing', async () => {
    push('policy');
    await page.advance(HOUR_MS);
    recordEvent('quotationSent', {});
    await setHidden(true);
    await setHidden(false);
    back();
    await page.advance(HOUR_MS);
    expect(api.calls.filter(({ name }) => name.includes('analytics'))).toEqual([]);
    expect(keysOf('analytics').filter((key) => !key.endsWith('analyticsAgreed'))).toEqual([]);
  });
});

describe('analytics with the consent', () => {
  it('send one view of each page, with its route name and without parameters, every 15 seconds', async () => {
    await agree();
    push('policy', { version: '2026-11' });
    await page.advance(3000);
    back();
    await page.advance(13_000);
    expect(namesSent()).toEqual([
      'sessionStart',
      'pageView mine',
      'pageVisible mine',
      'pageView policy',
      'pageVisible policy',
      'pageView mine'
    ]);
    expect(batches().length).toBeLessThanOrEqual(2);
    expect(JSON.stringify(batches())).not.toContain('2026-11');
    const [first] = batches();
    expect([first?.deviceId, first?.deviceSecret].every((id) => /^[a-f0-9]{32}$/.test(id ?? ''))).toBe(true);
    expect(callsOf('events').every(({ header }) => header.Authorization === undefined)).toBe(true);
    expect(keysOf('analyticsEvents')).toEqual([]);
  });

  it('count the visible time of a page without the time in the background, and send it when hidden', async () => {
    await agree();
    await page.advance(2000);
    await setHidden(true);
    expect(namesSent()).toEqual(['sessionStart', 'pageView mine', 'pageVisible mine']);
    await page.advance(20_000);
    await setHidden(false);
    await page.advance(5000);
    await setHidden(true);
    const visible = sent().filter(({ event }) => event === 'pageVisible');
    const times = visible.map(({ properties }) => Number(properties.visibleMs));
    expect(times.map((ms) => Math.round(ms / 1000))).toEqual([2, 5]);
    expect(new Set(visible.map(({ view }) => view)).size).toBe(1);
    await setHidden(false);
  });

  it('begin another session after 30 seconds in the background', async () => {
    await agree();
    await setHidden(true);
    await page.advance(29_000);
    await setHidden(false);
    await page.advance(16_000);
    expect(namesSent().filter((name) => name === 'sessionStart')).toHaveLength(1);
    await setHidden(true);
    await page.advance(31_000);
    await setHidden(false);
    await page.advance(16_000);
    const starts = sent().filter(({ event }) => event === 'sessionStart');
    expect([starts.length, new Set(starts.map(({ sessionId }) => sessionId)).size]).toEqual([2, 2]);
    expect(namesSent().filter((name) => name === 'pageView mine')).toHaveLength(2);
  });

  it('send at once when 50 events wait, 50 at most in a batch', async () => {
    await agree();
    await page.advance(15_000);
    api.calls.length = 0;
    for (let count = 0; count < 49; count += 1) recordEvent('quotationSent', {});
    await page.settle();
    expect(sent()).toEqual([]);
    recordEvent('quotationSent', {});
    recordEvent('quotationSent', {});
    await page.settle();
    expect(batches().map(({ events }) => events.length)).toEqual([50, 1]);
    const numbers = sent().map(({ number }) => number);
    expect(new Set(numbers).size).toBe(51);
  });

  it('keep events while offline and send each once when the network returns', async () => {
    await agree();
    await page.advance(15_000);
    api.calls.length = 0;
    network.set(false);
    api.disconnect();
    recordEvent('expoRegistered', { tickets: 2 });
    await page.advance(60_000);
    expect([sent(), keysOf('analyticsEvents').length]).toEqual([[], 1]);
    api.connect();
    network.set(true);
    await page.settle();
    expect(sent().map(({ event, properties }) => [event, properties])).toEqual([['expoRegistered', { tickets: 2 }]]);
    expect(keysOf('analyticsEvents')).toEqual([]);
  });

  it('repeat a batch whose answer was lost with the same numbers, after pauses that grow', async () => {
    await agree();
    await page.advance(15_000);
    api.calls.length = 0;
    const triedAtMs: number[] = [];
    api.on({
      'POST /api/front/analytics/events': () => {
        triedAtMs.push(Date.now());
        throw new FakeError('UNAVAILABLE');
      }
    });
    recordEvent('quotationSent', {});
    await page.advance(10 * HOUR_MS);
    const pauses = triedAtMs.slice(1).map((atMs, index) => atMs - (triedAtMs[index] ?? 0));
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
    expect(pauses[0]).toBeLessThan(MINUTE_MS);
    expect([pauses.at(-1)! >= HOUR_MS, pauses.at(-1)! <= HOUR_MS + MINUTE_MS]).toEqual([true, true]);
    const [first, ...others] = batches();
    for (const batch of others) expect(batch).toEqual(first);
  });

  it('give a call up after five seconds', async () => {
    await agree();
    await page.advance(15_000);
    api.calls.length = 0;
    api.on({ 'POST /api/front/analytics/events': () => new Promise<never>(() => undefined) });
    recordEvent('quotationSent', {});
    await page.advance(19_000);
    expect(batches()).toHaveLength(1);
    api.on(answers);
    await page.advance(40_000);
    expect(batches().length).toBeGreaterThan(1);
    expect(keysOf('analyticsEvents')).toEqual([]);
  });

  it('do not repeat a batch that the server refuses', async () => {
    await agree();
    await page.advance(15_000);
    api.calls.length = 0;
    api.on({
      'POST /api/front/analytics/events': () => {
        throw new FakeError('VALIDATION');
      }
    });
    recordEvent('quotationSent', {});
    await page.advance(HOUR_MS);
    expect(batches()).toHaveLength(1);
  });

  it('take another device id when the server has deleted the events of this one', async () => {
    await agree();
    await page.advance(15_000);
    const [before] = batches();
    api.calls.length = 0;
    api.on({
      'POST /api/front/analytics/events': ({ deviceId }) => {
        if (deviceId === before?.deviceId) throw new FakeError('CONFLICT');
        return { stored: 1, refused: [] };
      }
    });
    recordEvent('quotationSent', {});
    await page.advance(15_000);
    recordEvent('quotationSent', {});
    await page.advance(15_000);
    expect(batches().at(-1)?.deviceId).not.toBe(before?.deviceId);
  });

  it('hold 10,000 events at most, drop the oldest ones and count them', async () => {
    await agree();
    await page.advance(15_000);
    api.calls.length = 0;
    network.set(false);
    for (let count = 0; count < MAX_STORED_EVENTS + 7; count += 1) recordEvent('searched', { results: count });
    const stored = keysOf('analyticsEvents').flatMap(
      (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as object[]
    );
    expect(stored).toHaveLength(MAX_STORED_EVENTS);
    network.set(true);
    await page.advance(46_000);
    const results = sent().flatMap(({ event, properties }) => (event === 'searched' ? [properties.results] : []));
    expect([results.length, results[0]]).toEqual([MAX_STORED_EVENTS, 7]);
    const dropped = sent().filter(({ event }) => event === 'eventsDropped');
    expect(dropped.map(({ properties }) => properties.events)).toEqual([7]);
  });

  it('record errors that are shown, language and appearance', async () => {
    await agree();
    await page.advance(15_000);
    api.calls.length = 0;
    settings.setLanguage('fr');
    settings.setTheme('dark');
    settings.setLanguage('zh-Hans');
    settings.setTheme('auto');
    await page.advance(15_000);
    expect(sent().map(({ event, properties }) => [event, properties])).toEqual([
      ['languageChosen', { language: 'fr' }],
      ['appearanceChosen', { theme: 'dark', elder: false }],
      ['languageChosen', { language: 'zh-Hans' }],
      ['appearanceChosen', { theme: 'auto', elder: false }]
    ]);
    api.calls.length = 0;
    api.on({
      'GET /api/front/flash/list': () => {
        throw new FakeError('INTERNAL');
      }
    });
    push('quickNews.list');
    await page.waitFor('重试');
    await page.advance(16_000);
    const errors = sent().filter(({ event }) => event === 'errorShown');
    expect(errors.map(({ page: on, properties }) => [on, properties])).toEqual([
      ['quickNews.list', { error: 'INTERNAL' }]
    ]);
    back();
    await page.settle();
  });

  it('record what the configuration says, which is asked for every 12 hours or as it says', async () => {
    api.on({ 'GET /api/front/analytics/config': { ...config, eventsOff: ['quotationSent'], configIntervalSec: 3600 } });
    await agree();
    recordEvent('quotationSent', {});
    await page.advance(16_000);
    expect(namesSent()).not.toContain('quotationSent mine');
    expect(callsOf('config')).toHaveLength(1);
    api.on({ 'GET /api/front/analytics/config': { ...config, isOn: false, version: 2 } });
    await page.advance(HOUR_MS);
    expect(callsOf('config').map(({ input }) => (input as { version: string }).version)).toEqual(['0', '1']);
    api.calls.length = 0;
    push('policy');
    await page.advance(11 * HOUR_MS);
    back();
    await page.settle();
    expect([callsOf('config'), sent()]).toEqual([[], []]);
    await page.advance(HOUR_MS);
    expect(callsOf('config')).toHaveLength(1);
  });

  it('stop at once when the consent is withdrawn, delete what is stored and ask the server to delete', async () => {
    await agree();
    await page.advance(15_000);
    const [{ deviceId, deviceSecret } = { deviceId: '', deviceSecret: '' }] = batches();
    api.calls.length = 0;
    recordEvent('quotationSent', {});
    consent.setAnalytics(false);
    recordEvent('quotationSent', {});
    push('policy');
    await page.advance(60_000);
    expect(sent()).toEqual([]);
    expect(callsOf('erase').map(({ input }) => input)).toEqual([{ deviceId, deviceSecret }]);
    expect(keysOf('analytics').filter((key) => !key.endsWith('analyticsAgreed'))).toEqual([]);
    back();
    await page.settle();
    await agree();
    await page.advance(15_000);
    expect(batches()[0]?.deviceId).not.toBe(deviceId);
  });

  it('ask the server to delete again until that has worked', async () => {
    await agree();
    await page.advance(15_000);
    api.on({
      'POST /api/front/analytics/erase': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    consent.setAnalytics(false);
    await page.settle();
    expect(keysOf('analyticsErasures')).toHaveLength(1);
    api.on(answers);
    await page.advance(60_000);
    await setHidden(true);
    await setHidden(false);
    expect([callsOf('erase').length, keysOf('analyticsErasures').length]).toEqual([2, 0]);
  });

  it('stop in a tab when another one has withdrawn the consent', async () => {
    await agree();
    await page.advance(15_000);
    api.calls.length = 0;
    recordEvent('quotationSent', {});
    const [key = ''] = keysOf('analyticsAgreed');
    for (const stored of keysOf('analytics')) localStorage.removeItem(stored);
    localStorage.setItem(key, 'false');
    recordEvent('quotationSent', {});
    await page.advance(60_000);
    expect([sent(), keysOf('analyticsEvents')]).toEqual([[], []]);
  });
});
