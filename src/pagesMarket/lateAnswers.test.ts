import type { PriceAlert } from '@contract/priceAlert';
import type { LineFacets, QuoteMonth } from '@contract/priceList';
import type { PriceReport } from '@contract/priceReport';
import { UploadsStore } from '@/components/upload/Uploads.store';
import { buildLineDetail, buildSeries } from '@/testing/buildMarket';
import { deferred } from '@/testing/deferred';
import { testLateAction, testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { MarketInfoStore } from './marketInfo/MarketInfo.store';
import { PriceAlertsStore } from './marketInfo/PriceAlerts.store';
import { PriceReportStore } from './marketInfo/PriceReport.store';
import { MarketListStore } from './marketList/MarketList.store';
import { QuoteCalendarStore } from './marketList/QuoteCalendar.store';

const lineId = 'star-anise.dahong.yulin';
const session = { isLoggedIn: true };
const unexpected = () => Promise.reject(new Error('not expected here'));
const series = { older: buildSeries({ points: [] }), newer: buildSeries() };

function setupLine(changes: Partial<ConstructorParameters<typeof MarketInfoStore>[0]>): MarketInfoStore {
  return new MarketInfoStore(
    {
      getPriceLine: () => Promise.resolve(buildLineDetail()),
      getPriceSeries: () => Promise.resolve(buildSeries()),
      followLine: unexpected,
      unfollowLine: unexpected,
      ...changes
    },
    session,
    { isFollowed: () => false, setFollowed: () => () => undefined }
  );
}

testLateAnswers('a price line', {
  setup: (getPriceLine) => {
    const store = setupLine({ getPriceLine });
    return { load: () => store.load(lineId), shown: () => store.detail };
  },
  older: buildLineDetail({ supplyCount: 1 }),
  newer: buildLineDetail({ supplyCount: 2 })
});

testLateAnswers('the chart of a price line', {
  setup: (getPriceSeries) => {
    const store = setupLine({ getPriceSeries });
    return { load: () => store.loadSeries(), shown: () => store.series };
  },
  ...series
});

const facets: LineFacets = { lineCount: 1, date: '2026-11-20', markets: [], origins: [], letters: [] };

testLateAnswers<LineFacets>('the facets of the price list', {
  setup: (getLineFacets) => {
    const store = new MarketListStore(
      {
        listPriceLines: () => Promise.resolve({ items: [], nextCursor: null }),
        getLineFacets,
        getNearbyDays: unexpected
      },
      session,
      { marketIds: [], setMarkets: () => undefined }
    );
    return { load: store.refresh, shown: () => store.facets };
  },
  older: facets,
  newer: { ...facets, letters: [{ letter: 'A', lineCount: 1 }] }
});

testLateAnswers<PriceAlert[]>('the price alerts', {
  setup: (listAlerts) => {
    const api = { listAlerts, createAlert: unexpected, changeAlert: unexpected, deleteAlert: unexpected };
    const store = new PriceAlertsStore(api, lineId, () => 'kg');
    return { load: store.load, shown: () => store.alerts };
  },
  older: [],
  newer: [{ id: 'a1', lineId, rule: { kind: 'above', priceFen: 3500 }, isArmed: true, notifiedDate: null }]
});

testLateAction<PriceAlert>('setting a price alert', {
  setup: async (createAlert) => {
    const api = {
      listAlerts: () => Promise.resolve([]),
      createAlert,
      changeAlert: unexpected,
      deleteAlert: unexpected
    };
    const store = new PriceAlertsStore(api, lineId, () => 'kg');
    await store.load();
    store.setText('35');
    return { act: store.submit, shown: () => store.alerts };
  },
  answer: { id: 'a1', lineId, rule: { kind: 'above', priceFen: 3500 }, isArmed: true, notifiedDate: null }
});

testLateAnswers<QuoteMonth>('a month of the calendar', {
  setup: (getQuoteMonth) => {
    const store = new QuoteCalendarStore(getQuoteMonth, '2026-11-20');
    return { load: () => store.open(), shown: () => store.marks && [...store.marks.keys()] };
  },
  older: { first: '2025-01-06', last: '2026-11-20', days: ['2026-11-18'] },
  newer: { first: '2025-01-06', last: '2026-11-20', days: ['2026-11-18', '2026-11-20'] },
  view: ({ days }) => days
});

const report: PriceReport = {
  id: 'r1',
  lineId,
  date: '2026-11-20',
  kind: 'tooLow',
  suggestedFen: null,
  reason: '今早 36',
  images: [],
  status: 'open',
  createdAtMs: 1
};

function setupReport(changes: Partial<ConstructorParameters<typeof PriceReportStore>[0]>): PriceReportStore {
  const api = { getReport: () => Promise.resolve(null), sendReport: unexpected, ...changes };
  const files = { pickFiles: unexpected, uploadFile: unexpected, releaseFile: () => undefined };
  return new PriceReportStore(api, { lineId, date: report.date }, () => 'kg', new UploadsStore(files, 3));
}
const shownReport = ({ isReplacing, kind, reason }: PriceReportStore) => ({ isReplacing, kind, reason });

testLateAnswers<PriceReport | null>('the earlier report of a wrong price', {
  setup: (getReport) => {
    const store = setupReport({ getReport });
    return { load: () => store.load(), shown: () => shownReport(store) };
  },
  older: { ...report, kind: 'tooHigh', reason: '昨天 33' },
  newer: report,
  view: () => ({ isReplacing: true, kind: 'tooLow', reason: '今早 36' })
});

it('a report that is sent while another user logs in replaces no report of that user', async () => {
  const session = new TestSession();
  session.currentToken = 'a';
  const answer = deferred<PriceReport>();
  const store = setupReport({ sendReport: () => answer.promise });
  store.setKind('tooLow');
  const sending = store.submit();
  await whenIdle();
  session.currentToken = 'b';
  answer.resolve(report);
  expect(await sending).toBe(true);
  expect(store.isReplacing).toBe(false);
});
