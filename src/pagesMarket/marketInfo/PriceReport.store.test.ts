import type { NewReport, PriceReport } from '@contract/priceReport';
import { type UploadsApi, UploadsStore } from '@/components/upload/Uploads.store';
import { PriceReportStore } from './PriceReport.store';

const subject = { lineId: 'anise', date: '2026-11-20' };
const openReport: PriceReport = {
  ...subject,
  id: 'one',
  kind: 'tooLow',
  suggestedFen: 3600,
  reason: '今早 36',
  images: [],
  status: 'open',
  createdAtMs: 1
};

describe('PriceReportStore', () => {
  let earlier: () => Promise<PriceReport | null>;
  let sent: NewReport[];
  let arrive: (url: string) => void;
  let fail: () => void;
  let store: PriceReportStore;

  beforeEach(() => {
    earlier = () => Promise.resolve(null);
    sent = [];
    const album: UploadsApi = {
      pickFiles: () => Promise.resolve([{ path: 'tmp/board.jpg', bytes: 1000 }]),
      uploadFile: () =>
        new Promise((resolve, reject) => {
          arrive = (url) => resolve({ url });
          fail = () => reject(new Error('request:fail'));
        }),
      releaseFile: () => undefined
    };
    store = new PriceReportStore(
      {
        getReport: () => earlier(),
        sendReport: (report) => {
          sent.push(report);
          return Promise.resolve({ ...openReport, ...report });
        }
      },
      subject,
      () => 'kg',
      new UploadsStore(album, 3)
    );
  });

  it('does not send a report without a kind, with an invalid price, or without a required reason', async () => {
    expect(await store.submit()).toBe(false);
    expect(store.isKindMissing).toBe(true);
    store.setKind('other');
    store.setReason('  ');
    store.setPrice('abc');
    expect(await store.submit()).toBe(false);
    expect([store.isKindMissing, store.isReasonMissing, store.priceProblem]).toEqual([false, true, 'number']);
    expect(sent).toEqual([]);
  });

  it('sends one report on a double tap, with the price in fen per kg or without one', async () => {
    store.setKind('tooHigh');
    store.setPrice('33.8');
    store.setReason(' 三家都是 33.8 ');
    expect(await Promise.all([store.submit(), store.submit()])).toEqual([true, false]);
    store.setPrice('');
    await store.submit();
    expect(sent).toEqual([
      { ...subject, kind: 'tooHigh', suggestedFen: 3380, reason: '三家都是 33.8', images: [] },
      { ...subject, kind: 'tooHigh', suggestedFen: null, reason: '三家都是 33.8', images: [] }
    ]);
  });

  it('starts with the values of the open report that it replaces', async () => {
    earlier = () => Promise.resolve(openReport);
    await store.load();
    expect([store.isReplacing, store.kind, store.price, store.reason]).toEqual([true, 'tooLow', '36', '今早 36']);
  });

  it.each([
    ['answered', { ...openReport, status: 'accepted' as const }],
    ['of another day', { ...openReport, date: '2026-11-19' }]
  ])('starts empty when the earlier report is %s', async (_, report) => {
    earlier = () => Promise.resolve(report);
    await store.load();
    expect([store.isReplacing, store.kind]).toEqual([false, undefined]);
  });

  it('waits for its photos and sends nothing when an upload failed', async () => {
    store.setKind('outdated');
    await store.photos.add();
    const first = store.submit();
    fail();
    expect(await first).toBe(false);
    expect([sent, store.isSubmitting, store.kind]).toEqual([[], false, 'outdated']);
    store.photos.retry(store.photos.items[0]?.key ?? 0);
    const second = store.submit();
    arrive('/uploads/board.jpg');
    expect(await second).toBe(true);
    expect(sent).toEqual([
      { ...subject, kind: 'outdated', suggestedFen: null, reason: '', images: ['/uploads/board.jpg'] }
    ]);
  });

  it('starts with the photos of the earlier report', async () => {
    earlier = () => Promise.resolve({ ...openReport, images: ['/uploads/board.jpg'] });
    await store.load();
    expect(await store.submit()).toBe(true);
    expect(sent[0]?.images).toEqual(['/uploads/board.jpg']);
  });

  it('keeps input that was typed before the earlier report has loaded', async () => {
    earlier = () => Promise.resolve(openReport);
    const loading = store.load();
    store.setKind('outdated');
    await loading;
    expect([store.isReplacing, store.kind, store.reason]).toEqual([true, 'outdated', '']);
  });
});
