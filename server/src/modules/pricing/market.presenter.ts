import type { MarketRow } from '@contract/lineInfo';
import type { ChangeSpan, PriceLine } from '@contract/priceLine';
import type { Series, SeriesRange, SeriesSource } from '@contract/priceSeries';
import type { Provenance } from '@contract/provenance';
import type { SpiceIndex } from '@contract/spiceIndex';
import type { DateRange, QuoteRow } from './history.repository';
import type { LineRow } from './line.repository';
import type { SpiceIndexRow } from './spiceIndex.repository';

/** Presents a row of the price list with its change over `span`. */
export function presentLine(row: LineRow, span: ChangeSpan): PriceLine {
  return {
    id: row.line_id,
    varietyId: row.variety_id,
    varietyName: row.variety_name,
    categoryId: row.category_id,
    gradeName: row.grade_name,
    origin: row.origin,
    marketId: row.market_id,
    marketName: row.market_name,
    marketShortName: row.market_short_name,
    date: row.date,
    collectedAtMs: row.collected_at_ms,
    lowFen: row.low_fen,
    highFen: row.high_fen,
    midFen: row.mid_fen,
    changeFen: row[`${span}_fen`],
    changeBp: row[`${span}_bp`],
    sparkFen: row.spark_fen,
    letter: row.letter,
    isFollowed: row.is_followed
  };
}

export function presentMarketRow(row: LineRow): MarketRow {
  return {
    lineId: row.line_id,
    marketName: row.market_name,
    date: row.date,
    lowFen: row.low_fen,
    highFen: row.high_fen,
    midFen: row.mid_fen,
    changeBp: row.day_bp,
    provenance: presentProvenance(row)
  };
}

export function presentProvenance(row: LineRow): Provenance {
  return {
    kind: row.source_kind,
    sourceName: row.source_name,
    collector: row.collector,
    collectedAtMs: row.collected_at_ms,
    sampleCount: row.sample_count,
    review: row.has_pending ? 'pending' : 'passed'
  };
}

/** Presents points in the order of the quotes; each distinct source is listed once in `sources`. */
export function presentSeries(range: SeriesRange, window: DateRange, quotes: QuoteRow[]): Series {
  const sources = new Map<string, { index: number; source: SeriesSource }>();
  const sourceIndexOf = (quote: QuoteRow): number => {
    const source = { kind: quote.source_kind, sourceName: quote.source_name, collector: quote.collector };
    const key = JSON.stringify(source);
    const known = sources.get(key) ?? { index: sources.size, source };
    sources.set(key, known);
    return known.index;
  };
  const points = quotes.map((quote) => ({
    date: quote.date,
    lowFen: quote.low_fen,
    highFen: quote.high_fen,
    midFen: quote.mid_fen,
    collectedAtMs: quote.collected_at_ms,
    sampleCount: quote.sample_count,
    source: sourceIndexOf(quote)
  }));
  return { range, ...window, sources: [...sources.values()].map(({ source }) => source), points };
}

export function presentSpiceIndex(row: SpiceIndexRow): SpiceIndex {
  const [value = 0, before] = row.values_centi;
  return {
    id: row.id,
    name: row.name,
    baseDate: row.base_date,
    date: row.date,
    valueCenti: value,
    changeCenti: before === undefined ? null : value - before,
    changeBp: before === undefined ? null : basisPoints(before, value),
    sparkCenti: [...row.values_centi].reverse()
  };
}

/** Returns the change from one value to another in basis points, rounded half away from zero, as in line snapshots. */
function basisPoints(from: number, to: number): number {
  const exact = ((to - from) * 10_000) / from;
  return Math.sign(exact) * Math.round(Math.abs(exact));
}
