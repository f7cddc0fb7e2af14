import type { PriceLineInfo } from '@contract/lineInfo';
import type { MarketOverview } from '@contract/market';
import type { PriceLine } from '@contract/priceLine';
import type { Series, SeriesPoint } from '@contract/priceSeries';
import type { SpiceIndex } from '@contract/spiceIndex';

/** 2026-11-20 09:30 in Shanghai. */
const COLLECTED_AT_MS = Date.UTC(2026, 10, 20, 1, 30);

/** Builds a price line of star anise in Yulin, with the given changes. */
export function buildLine(line: Partial<PriceLine> = {}): PriceLine {
  return {
    id: 'star-anise.dahong.yulin',
    varietyId: 'star-anise',
    varietyName: '八角',
    categoryId: 'fruit',
    gradeName: '大红',
    origin: '玉林',
    marketId: 'yulin',
    marketName: '玉林香料市场',
    marketShortName: '玉林',
    date: '2026-11-20',
    collectedAtMs: COLLECTED_AT_MS,
    lowFen: 3350,
    highFen: 3550,
    midFen: 3450,
    changeFen: 50,
    changeBp: 147,
    sparkFen: [3300, 3400, 3450],
    letter: 'B',
    isFollowed: false,
    ...line
  };
}

/** Builds the composite index that every overview contains. */
export function buildIndex(): SpiceIndex {
  return {
    id: 'composite',
    name: '香料综合指数',
    baseDate: '2025-01-06',
    date: '2026-11-16',
    valueCenti: 128642,
    changeCenti: 538,
    changeBp: 42,
    sparkCenti: [128000, 128642]
  };
}

/** Builds the overview of the market tab, with two wholesale markets. */
export function buildOverview(overview: Partial<MarketOverview> = {}): MarketOverview {
  return {
    updatedAtMs: COLLECTED_AT_MS,
    date: '2026-11-20',
    indices: [buildIndex()],
    board: { up: 47, flat: 51, down: 28 },
    varietyCount: 44,
    lineCount: 126,
    markets: [
      { id: 'yulin', name: '玉林香料市场', shortName: '玉林' },
      { id: 'bozhou', name: '亳州药市', shortName: '亳州' }
    ],
    ...overview
  };
}

/** Builds a price line's detail as seen by a visitor, limited to 30 days. */
export function buildLineDetail(detail: Partial<PriceLineInfo> = {}): PriceLineInfo {
  const line = detail.line ?? buildLine();
  const provenance: PriceLineInfo['provenance'] = {
    kind: 'collector',
    sourceName: '玉林市场采集点',
    collector: '陆工',
    collectedAtMs: COLLECTED_AT_MS,
    sampleCount: 12,
    review: 'passed'
  };
  return {
    line,
    weekBp: 268,
    monthBp: 518,
    yearBp: -824,
    pace: 'fast',
    provenance,
    grades: [
      { lineId: line.id, gradeName: line.gradeName },
      { lineId: 'star-anise.chunhua.yulin', gradeName: '春花' }
    ],
    markets: [
      {
        lineId: line.id,
        marketName: line.marketName,
        date: line.date,
        lowFen: 3350,
        highFen: 3550,
        midFen: 3450,
        changeBp: 147,
        provenance
      },
      {
        lineId: 'star-anise.dahong.bozhou',
        marketName: '亳州药市',
        date: line.date,
        lowFen: 3400,
        highFen: 3690,
        midFen: 3540,
        changeBp: 0,
        provenance: { ...provenance, sourceName: '亳州市场采集点', sampleCount: 9 }
      }
    ],
    gradeId: 'dahong',
    supplyCount: 126,
    purchaseCount: 8,
    gradeSupplyCount: 12,
    gradePurchaseCount: 3,
    maxRange: '30d',
    locks: [
      { range: '90d', needs: 'login' },
      { range: '1y', needs: 'login' },
      { range: '3y', needs: 'login' }
    ],
    canExport: false,
    supplies: [],
    purchases: [],
    otherSupplies: [],
    otherPurchases: [],
    news: [],
    ...detail
  };
}

/** Builds a collected day, at 09:30 from the first source. */
export function buildPoint(point: Partial<SeriesPoint> = {}): SeriesPoint {
  const date = point.date ?? '2026-11-20';
  return {
    date,
    lowFen: 3350,
    highFen: 3550,
    midFen: 3450,
    collectedAtMs: Date.parse(`${date}T01:30:00Z`),
    sampleCount: 12,
    source: 0,
    ...point
  };
}

/** Builds three days of rising prices. */
export function buildSeries(series: Partial<Series> = {}): Series {
  return {
    range: '30d',
    from: '2026-10-21',
    to: '2026-11-20',
    sources: [{ kind: 'collector', sourceName: '玉林市场采集点', collector: '陆工' }],
    points: [
      buildPoint({ date: '2026-11-18', lowFen: 3300, highFen: 3500, midFen: 3400 }),
      buildPoint({ date: '2026-11-19', lowFen: 3310, highFen: 3510, midFen: 3410 }),
      buildPoint({ date: '2026-11-20' })
    ],
    ...series
  };
}
