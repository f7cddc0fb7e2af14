import { addDays, monthOf } from './calendar';
import type { QuoteSeed } from './quotes';
import { LINES, marketOf, type SpecSeed } from './specs';
import { VARIETIES } from './taxonomy';

/** Prices as an article of a day would name them, so that no text contradicts the price list. */
export interface PriceStatistics {
  /** The mid: 34.50. */
  price(lineId: string): string;
  /** The range: 33.60–35.50. */
  range(lineId: string): string;
  /** Change against the last collected point, or the one `days` or more before: 涨 1.47%, 持平, 跌 2.36%. */
  change(lineId: string, days?: number): string;
  /** Basis points of the same change. */
  changeBp(lineId: string, days?: number): number;
  /** A table of lines: grade, market, mid, change of a week. */
  table(lineIds: string[]): string;
  /** The star anise that comes to market in the half year of the day: 春果 or 秋果. */
  crop: '春果' | '秋果';
}

export class PriceHistory {
  private readonly quotes = new Map<string, QuoteSeed[]>();

  constructor(quotes: QuoteSeed[]) {
    for (const quote of quotes) {
      if (quote.status !== 'published') continue;
      const line = this.quotes.get(quote.lineId);
      if (line) line.push(quote);
      else this.quotes.set(quote.lineId, [quote]);
    }
  }

  /** Returns the statistics of a day. */
  at(day: string): PriceStatistics {
    const month = monthOf(day);
    const statistics: PriceStatistics = {
      price: (lineId) => yuan(this.latest(lineId, day).midFen),
      range: (lineId) => {
        const quote = this.latest(lineId, day);
        return `${yuan(quote.lowFen)}–${yuan(quote.highFen)}`;
      },
      changeBp: (lineId, days) => this.changeBp(lineId, day, days),
      change: (lineId, days) => changeText(this.changeBp(lineId, day, days)),
      table: (lineIds) => tableOf(lineIds, statistics),
      crop: month >= 2 && month <= 6 ? '春果' : '秋果'
    };
    return statistics;
  }

  /** Whether a line was collected on exactly this day. */
  isCollected(lineId: string, day: string): boolean {
    return this.latest(lineId, day).date === day;
  }

  private latest(lineId: string, day: string): QuoteSeed {
    const quote = this.quotes.get(lineId)?.findLast((candidate) => candidate.date <= day);
    if (!quote) throw new Error(`${lineId} has no quote by ${day}`);
    return quote;
  }

  private changeBp(lineId: string, day: string, days = 1): number {
    const now = this.latest(lineId, day);
    const before = this.latest(lineId, addDays(now.date, -days));
    const exact = ((now.midFen - before.midFen) * 10_000) / before.midFen;
    return Math.sign(exact) * Math.round(Math.abs(exact));
  }
}

/** Formats 34.50; from a thousand yuan on without fen. */
const yuan = (fen: number): string =>
  fen < 100_000 ? (fen / 100).toFixed(2) : Math.round(fen / 100).toLocaleString('en');

function changeText(bp: number): string {
  if (bp === 0) return '持平';
  return `${bp > 0 ? '涨' : '跌'} ${(Math.abs(bp) / 100).toFixed(2)}%`;
}

/** 八角 大红; only the grade where that says it all: 碎八角. */
export function specName(spec: SpecSeed): string {
  const variety = VARIETIES.find((candidate) => candidate.id === spec.varietyId);
  if (!variety || variety.categoryId === 'blend' || spec.gradeName.includes(variety.name)) return spec.gradeName;
  return `${variety.name} ${spec.gradeName}`;
}

/**
 * Returns the name of a line's goods.
 * @throws Error for a line that the seed does not have
 */
export function lineName(lineId: string): string {
  const line = LINES.find((candidate) => candidate.id === lineId);
  if (!line) throw new Error(`the seed has no line ${lineId}`);
  return specName(line.spec);
}

/** 玉林. */
export function lineMarketName(lineId: string): string {
  return marketOf(LINES.find((candidate) => candidate.id === lineId)?.marketId ?? '').shortName;
}

function tableOf(lineIds: string[], statistics: PriceStatistics): string {
  const rows = lineIds.map(
    (id) =>
      `<tr><td>${lineName(id)}</td><td>${lineMarketName(id)}</td><td>${statistics.price(id)}</td><td>${statistics.change(id, 7)}</td></tr>`
  );
  return `<table><caption>单位：元/公斤</caption><thead><tr><th>规格</th><th>市场</th><th>中间价</th><th>较上周</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
