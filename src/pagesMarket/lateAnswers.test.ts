import type { PriceAlert } from '@contract/priceAlert';
import type { QuoteMonth } from '@contract/priceList';
import { buildLineDetail, buildSeries } from '@/testing/buildMarket';
import { testLateAction, testLateAnswers } from '@/testing/testLateAnswers';
import { MarketInfoStore } from './marketInfo/MarketInfo.store';
import { PriceAlertsStore } from './marketInfo/PriceAlerts.store';
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
    { isFollowed: () => false, setFollowed: () => undefined }
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
