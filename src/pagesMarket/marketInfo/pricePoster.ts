import type { PriceLineDetail } from '@contract/lineInfo';
import type { Series } from '@contract/priceSeries';
import type { PricePoster } from '@/components/poster/poster';
import { directionOf, formatBasisPoints, MISSING_VALUE } from '@/lib/price';
import { formatUnitPrice, formatUnitRange } from '@/lib/priceUnit';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { market } from '@/stores/market';
import { marketInfoMessages } from '../locale/messages';

/** Builds the poster of a line in the viewer's language and unit; undefined while the series is loading. */
export function pricePoster(
  { line, provenance }: PriceLineDetail,
  series: Series | undefined
): PricePoster | undefined {
  if (!series || series.points.length === 0) return undefined;
  const t = marketInfoMessages();
  const { unit } = market;
  const mids = series.points.map(({ midFen }) => midFen);
  const time = shortTime(provenance.collectedAtMs, Date.now(), messages().time);
  return {
    kind: 'price',
    name: `${line.varietyName} ${line.gradeName}`,
    marketName: line.origin === null ? line.marketName : `${line.marketName} · ${line.origin}`,
    price: formatUnitPrice(line.midFen, unit),
    unit: t.perUnit[unit],
    change: {
      text: line.changeBp === null ? MISSING_VALUE : formatBasisPoints(line.changeBp),
      direction: directionOf(line.changeBp)
    },
    range: formatUnitRange(line.lowFen, line.highFen, unit),
    points: series.points.map(({ date, midFen }) => ({ date, fen: midFen })),
    span: t.ranges[series.range],
    spanRange: formatUnitRange(Math.min(...mids), Math.max(...mids), unit),
    source: t.sources[provenance.kind](provenance.sourceName, provenance.collector, time, provenance.sampleCount),
    date: line.date,
    varietyId: line.varietyId
  };
}
