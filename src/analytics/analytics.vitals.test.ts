import { push } from '@/navigation/navigate';
import { consent } from '@/stores/consent';
import { settings } from '@/stores/settings';
import { asGuest } from '@/testing/asGuest';
import { fakeApi } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { analyticsConfig } from '@/testing/setupAnalytics';
import { getIdentity } from './deviceIdentity';

interface Metric {
  name: string;
  value: number;
  entries: { startTime: number; value?: number }[];
}
const mockReporters = new Map<string, (metric: Metric) => void>();
jest.mock('web-vitals', () => {
  const reporter = (name: string) => (report: (metric: Metric) => void) => void mockReporters.set(name, report);
  return { onCLS: reporter('CLS'), onINP: reporter('INP'), onLCP: reporter('LCP'), onTTFB: reporter('TTFB') };
});

const api = fakeApi({
  'GET /api/front/analytics/config': analyticsConfig,
  'POST /api/front/analytics/events': { stored: 1, refused: [] },
  'POST /api/front/analytics/erase': null
});
const sent = () =>
  api.calls
    .filter(({ name }) => name.endsWith('/analytics/events'))
    .flatMap(({ input }) => (input as { events: { event: string; page: string; properties: object }[] }).events)
    .filter(({ event }) => event === 'webVital')
    .map(({ page, properties }) => ({ page, ...properties }));
const measure = (name: string, value: number, entries: Metric['entries'] = []) =>
  mockReporters.get(name)?.({ name, value, entries });

describe('the speed of a visit that began with the consent', () => {
  let page: OpenedPage;
  beforeAll(async () => {
    settings.setLanguage('zh-Hans');
    asGuest();
    consent.agree();
    consent.setAnalytics(true);
    await getIdentity(() => true);
    page = await openPage('/pages/mine/index');
    Object.assign(performance, { getEntriesByType: () => [{ name: 'http://localhost/h5/?lang=en' }] });
    dispatchEvent(new Event('pointerdown'));
    await page.settle();
  });

  it('is sent for the page that was entered, and for the one of the slowest interaction and the largest shift', async () => {
    expect([...mockReporters.keys()].sort()).toEqual(['CLS', 'INP', 'LCP', 'TTFB']);
    push('policy', {});
    await page.advance(2000);
    const now = performance.now();
    measure('TTFB', 120.4);
    measure('LCP', 1830.2);
    measure('INP', 96, [{ startTime: now }]);
    measure('CLS', 0.02344, [
      { startTime: now, value: 0.02 },
      { startTime: 0, value: 0.00344 }
    ]);
    await page.advance(15_000);
    expect(sent()).toEqual([
      { page: 'home', vital: 'TTFB', value: 120 },
      { page: 'home', vital: 'LCP', value: 1830 },
      { page: 'policy', vital: 'INP', value: 96 },
      { page: 'policy', vital: 'CLS', value: 0.0234 }
    ]);
  });

  it('is not sent any more once the consent is withdrawn, nor when it is given again during the visit', async () => {
    consent.setAnalytics(false);
    await page.settle();
    api.calls.length = 0;
    measure('INP', 300, [{ startTime: performance.now() }]);
    consent.setAnalytics(true);
    await page.settle();
    measure('INP', 300, [{ startTime: performance.now() }]);
    await page.advance(15_000);
    expect(sent()).toEqual([]);
  });
});
