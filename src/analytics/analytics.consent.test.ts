import type { AnalyticsConfig } from '@contract/analytics';
import { HOUR_MS } from '@rules/duration';
import { recordEvent } from '@/lib/recordEvent';
import { back, push } from '@/navigation/navigate';
import { consent } from '@/stores/consent';
import { deferred } from '@/testing/deferred';
import { FakeError } from '@/testing/fakeApi';
import { analyticsConfig, setupAnalytics } from '@/testing/setupAnalytics';

const mockLoadVitals = jest.fn();
jest.mock('web-vitals', () => {
  mockLoadVitals();
  return {};
});

const app = setupAnalytics();

describe('analytics without the consent', () => {
  it('[compliance 1] record, store and send nothing', async () => {
    push('policy');
    await app.page().advance(HOUR_MS);
    recordEvent('quotationSent', {});
    await app.setHidden(true);
    await app.setHidden(false);
    back();
    await app.page().advance(HOUR_MS);
    expect(app.api.calls.filter(({ name }) => name.includes('analytics'))).toEqual([]);
    expect(app.keysOf('analytics').filter((key) => !key.endsWith('analyticsAgreed'))).toEqual([]);
  });

  it('[compliance 1] measure no speed, nor during the rest of a visit in which the consent was given', async () => {
    await app.page().advance(HOUR_MS);
    await app.agree();
    await app.page().advance(15_000);
    expect(mockLoadVitals).not.toHaveBeenCalled();
    expect(app.sent().filter(({ event }) => event === 'webVital')).toEqual([]);
  });
});

describe('analytics whose consent is withdrawn', () => {
  it('stop at once when the consent is withdrawn, delete what is stored and ask the server to delete', async () => {
    await app.agree();
    await app.page().advance(15_000);
    const [{ deviceId, deviceSecret } = { deviceId: '', deviceSecret: '' }] = app.batches();
    app.api.calls.length = 0;
    recordEvent('quotationSent', {});
    consent.setAnalytics(false);
    recordEvent('quotationSent', {});
    push('policy');
    await app.page().advance(60_000);
    expect(app.sent()).toEqual([]);
    expect(app.callsOf('erase').map(({ input }) => input)).toEqual([{ deviceId, deviceSecret }]);
    expect(app.keysOf('analytics').filter((key) => !key.endsWith('analyticsAgreed'))).toEqual([]);
    back();
    await app.page().settle();
    await app.agree();
    await app.page().advance(15_000);
    expect(app.batches()[0]?.deviceId).not.toBe(deviceId);
  });

  it('ask the server to delete again until that has worked', async () => {
    await app.agree();
    await app.page().advance(15_000);
    app.api.on({
      'POST /api/front/analytics/erase': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    consent.setAnalytics(false);
    await app.page().settle();
    expect(app.keysOf('analyticsErasures')).toHaveLength(1);
    app.restore();
    await app.page().advance(60_000);
    await app.setHidden(true);
    await app.setHidden(false);
    expect([app.callsOf('erase').length, app.keysOf('analyticsErasures').length]).toEqual([2, 0]);
  });

  it('stop in a tab when another one has withdrawn the consent', async () => {
    await app.agree();
    await app.page().advance(15_000);
    app.api.calls.length = 0;
    recordEvent('quotationSent', {});
    const [key = ''] = app.keysOf('analyticsAgreed');
    for (const stored of app.keysOf('analytics')) localStorage.removeItem(stored);
    localStorage.setItem(key, 'false');
    recordEvent('quotationSent', {});
    await app.page().advance(60_000);
    expect([app.sent(), app.keysOf('analyticsEvents')]).toEqual([[], []]);
  });

  it('ask the server to delete what was under way when the consent was withdrawn', async () => {
    await app.agree();
    await app.page().advance(15_000);
    const [{ deviceId } = { deviceId: '' }] = app.batches();
    app.api.calls.length = 0;
    const answer = deferred<{ stored: number; refused: [] }>();
    app.api.on({ 'POST /api/front/analytics/events': () => answer.promise });
    recordEvent('quotationSent', {});
    await app.page().advance(15_000);
    consent.setAnalytics(false);
    await app.page().settle();
    expect([app.batches().length, app.callsOf('erase')]).toEqual([1, []]);
    answer.resolve({ stored: 1, refused: [] });
    await app.page().settle();
    expect(app.callsOf('erase').map(({ input }) => (input as { deviceId: string }).deviceId)).toEqual([deviceId]);
    expect(app.keysOf('analyticsErasures')).toEqual([]);
  });

  it('store no configuration that is answered after the consent was withdrawn', async () => {
    const answer = deferred<AnalyticsConfig>();
    app.api.on({ 'GET /api/front/analytics/config': () => answer.promise });
    await app.agree();
    consent.setAnalytics(false);
    answer.resolve(analyticsConfig);
    await app.page().settle();
    expect(app.keysOf('analytics').filter((key) => !key.endsWith('analyticsAgreed'))).toEqual([]);
  });
});

describe('analytics of a device whose events the server has deleted', () => {
  it('take another device id', async () => {
    await app.agree();
    await app.page().advance(15_000);
    const [before] = app.batches();
    app.api.calls.length = 0;
    app.api.on({
      'POST /api/front/analytics/events': ({ deviceId }) => {
        if (deviceId === before?.deviceId) throw new FakeError('CONFLICT');
        return { stored: 1, refused: [] };
      }
    });
    recordEvent('quotationSent', {});
    await app.page().advance(15_000);
    recordEvent('quotationSent', {});
    await app.page().advance(15_000);
    expect(app.batches().at(-1)?.deviceId).not.toBe(before?.deviceId);
  });
});
