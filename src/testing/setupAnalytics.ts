import type { CallInput } from '@contract';
import type { AnalyticsConfig } from '@contract/analytics';
import { HOUR_MS } from '@rules/duration';
import { network } from '@/platform/network/network';
import { consent } from '@/stores/consent';
import { settings } from '@/stores/settings';
import { asGuest } from './asGuest';
import { fakeApi, type FakeHandlers } from './fakeApi';
import { type OpenedPage, openPage } from './openPage';

type Batch = CallInput<'POST /api/front/analytics/events'>;

/** Answer of the server to a device that asks for the configuration. */
export const analyticsConfig: AnalyticsConfig = {
  version: 1,
  isOn: true,
  samplePercent: 100,
  sendIntervalSec: 15,
  configIntervalSec: 43_200,
  eventsOff: []
};
const answers: FakeHandlers = {
  'GET /api/front/analytics/config': analyticsConfig,
  'POST /api/front/analytics/events': { stored: 1, refused: [] },
  'POST /api/front/analytics/erase': null
};

/** Opens the page Me before each test of a file, in an app that was launched without the consent to the analytics. */
export function setupAnalytics() {
  const api = fakeApi(answers);
  let page: OpenedPage;
  let isHidden = false;
  Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });

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

  const callsOf = (path: string) => api.calls.filter(({ name }) => name.endsWith(`/analytics/${path}`));
  const batches = () => callsOf('events').map(({ input }) => input as Batch);
  const sent = () => batches().flatMap(({ events }) => events);
  return {
    api,
    page: () => page,
    callsOf,
    batches,
    sent,
    namesSent: () => sent().map(({ event, page: on }) => `${event} ${on}`.trim()),
    /** Returns the keys of the device whose name has the part. */
    keysOf: (part: string) => Object.keys(localStorage).filter((key) => key.includes(part)),
    /** Answers again as at the start of a test. */
    restore: () => api.on(answers),
    async agree(): Promise<void> {
      consent.setAnalytics(true);
      await page.settle();
    },
    async setHidden(hidden: boolean): Promise<void> {
      isHidden = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
      await page.settle();
    }
  };
}
