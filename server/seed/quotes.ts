import { needsSecondReview } from '../src/modules/pricing/quotePublication.service';
import { addDays, type CalendarDay, calendarDays, lastCollectionDay } from './calendar';
import { relativePriceLevel } from './freight';
import { pricePath } from './pricePath';
import { LATEST_MIDS, PRICE_TRENDS, type PriceTrend } from './priceTrends';
import { type Random, random } from './random';
import { LINES, type LineSeed, marketOf } from './specs';
import { VARIETIES } from './taxonomy';

/** One collected price; fen per kg. */
export interface QuoteSeed {
  lineId: string;
  date: string;
  lowFen: number;
  midFen: number;
  highFen: number;
  pace: 'fast' | 'normal' | 'slow';
  sampleCount: number;
  sourceKind: 'collector' | 'company' | 'platform';
  sourceName: string;
  collector: string | null;
  collectedAtMs: number;
  status: 'published' | 'pending' | 'withdrawn';
  /** Reason of the withdrawal. */
  reason: string | null;
}

/** Three years and a little, so that the first day of the longest chart has a point. */
const HISTORY_DAYS = 3 * 365 + 16;
/** How long before the first known point a path begins to turn towards it. */
const LEAD_DAYS = 30;
/** A trader does not change the price for less than this. */
const STICKINESS = 0.0034;
/** Larger daily changes happen only with the new crop. */
const USUAL_MOVE = 0.015;

/** Quotes of the newest day that changed sharply and wait for their second review, so that the state can be seen. */
const PENDING_JUMPS: Record<string, number> = {
  'angelica-dahurica.pian.chengdu': 1.26,
  'sand-ginger.tong.bozhou': 1.31,
  'lesser-galangal.tong.bozhou': 0.74
};

/** Quotes that were published, withdrawn and replaced: collection days before the newest one, factor, and reason. */
const MISTAKES: Record<string, [daysBefore: number, times: number, reason: string]> = {
  'star-anise.chunhua.chengdu': [9, 1.12, '采集员误将大红价记入春花'],
  'black-pepper.g500.guangzhou': [17, 0.5, '单位误填：元/斤记为元/公斤'],
  'cassia.datong.bozhou': [31, 1.08, '样本仅一户，不具代表性'],
  'cumin.tong.chengdu': [4, 1.15, '商户反映报价含运费，已按出库价重采'],
  'facing-heaven-chili.mantianxing.chengdu': [52, 0.88, '采集日期有误']
};

/** Returns the step of prices of this height, in fen. */
export function tickOf(fen: number): number {
  if (fen < 1_500) return 5;
  if (fen < 6_000) return 10;
  if (fen < 20_000) return 50;
  if (fen < 100_000) return 100;
  return 5_000;
}

const toTick = (fen: number): number => Math.round(fen / tickOf(fen)) * tickOf(fen);

/** Returns the market's prices: they follow the path late, in steps and not for small changes. */
function askedPrices(path: number[], source: Random): number[] {
  let asked = toTick(path[0] ?? 0);
  let yesterday = path[0] ?? 0;
  return path.map((worth) => {
    const jumped = Math.abs(worth / yesterday - 1) > 0.03;
    yesterday = worth;
    const gap = worth / asked - 1;
    if (Math.abs(gap) < STICKINESS * source.between(0.5, 1.5)) return asked;
    const step = jumped ? gap : Math.max(-USUAL_MOVE, Math.min(USUAL_MOVE, gap));
    asked = toTick(asked * (1 + step));
    return asked;
  });
}

/** Returns the path of a market away from home: higher with the distance, a few days late, with a mood of its own. */
function localPath(line: LineSeed, home: number[], source: Random): number[] {
  if (line.isHome) return home;
  const homeId = line.spec.marketIds[0] ?? line.marketId;
  const level =
    (relativePriceLevel(line.spec, line.marketId) / relativePriceLevel(line.spec, homeId)) *
    (1 + 0.005 * source.normal());
  const delay = source.integer(1, 3);
  let mood = 0;
  return home.map((_, day) => {
    mood = mood * 0.93 + 0.003 * source.normal();
    return (home[Math.max(0, day - delay)] ?? 0) * level * (1 + mood);
  });
}

/** A home market never misses the newest day of the demo data. */
function isCollected(line: LineSeed, day: CalendarDay, isNewest: boolean, source: Random): boolean {
  const missed = source.next() < 0.02 && !(isNewest && line.isHome);
  return !missed && !day.isFestival && !marketOf(line.marketId).closedOn.includes(day.weekday);
}

function paceOf(mids: number[], index: number, month: number): QuoteSeed['pace'] {
  const [now, before] = [mids[index] ?? 0, mids[Math.max(0, index - 10)] ?? 0];
  // Around the new year the buyers are away.
  if (month === 2) return 'slow';
  const trend = before === 0 ? 0 : now / before - 1;
  if (trend > 0.012) return 'fast';
  return trend < -0.012 ? 'slow' : 'normal';
}

/** Bends a path through points of its end; the bend begins `LEAD_DAYS` before the first of them. */
function bend(path: number[], trend: PriceTrend): number[] {
  const last = path.length - 1;
  const corrections = trend.map(([daysBefore, yuan]) => ({
    day: last - daysBefore,
    log: Math.log((yuan * 100) / (path[last - daysBefore] ?? 1))
  }));
  const first = corrections[0];
  if (!first) return path;
  const knots = [{ day: first.day - LEAD_DAYS, log: 0 }, ...corrections];
  return path.map((worth, day) => worth * Math.exp(interpolate(knots, day)));
}

function interpolate(knots: { day: number; log: number }[], day: number): number {
  const next = knots.findIndex((knot) => knot.day >= day);
  const [before, after] = [knots[next - 1], knots[next]];
  if (!after) return knots.at(-1)?.log ?? 0;
  if (!before) return after.log;
  return before.log + ((after.log - before.log) * (day - before.day)) / (after.day - before.day);
}

/** Returns the path of a spec at its home market. */
function homePath({ spec }: LineSeed, days: CalendarDay[]): number[] {
  const crop = VARIETIES.find((variety) => variety.id === spec.varietyId)?.cropMonths ?? [];
  return bend(pricePath(spec, crop, days), PRICE_TRENDS[`${spec.varietyId}.${spec.gradeId}`] ?? []);
}

/** Returns the quotes of one line, oldest first. `days` is every day of the years, `home` the path of the line's spec. */
function quotesOf(line: LineSeed, days: CalendarDay[], home: number[]): QuoteSeed[] {
  const source = random(`line ${line.id}`);
  const known = LATEST_MIDS[line.id];
  const local = localPath(line, home, source);
  const mids = askedPrices(known ? bend(local, [[1, known[0]]]) : local, source);
  const spread = source.between(0.015, 0.035);
  const collected = days.flatMap((day, index) =>
    isCollected(line, day, index === days.length - 1, source) ? [{ day, index }] : []
  );
  const named = collected.map(({ index }, position) => {
    const knownYuan = known?.[position - (collected.length - 2)];
    if (knownYuan !== undefined) return Math.round(knownYuan * 100);
    const jump = position === collected.length - 1 ? (PENDING_JUMPS[line.id] ?? 1) : 1;
    return toTick((mids[index] ?? 0) * jump);
  });
  const quotes = collected.map(({ day, index }, position): QuoteSeed => {
    const midFen = named[position] ?? 0;
    return {
      lineId: line.id,
      date: day.date,
      ...rangeOf(midFen, spread, source),
      ...sourceOf(line, paceOf(mids, index, day.month), source),
      collectedAtMs: day.collectedAtMs,
      status: needsSecondReview(named[position - 1] ?? midFen, midFen) ? 'pending' : 'published',
      reason: null
    };
  });
  return [...quotes, ...mistakeOf(line.id, quotes)];
}

/** Returns the quote that was published before its withdrawal, and the one that replaced it. */
function mistakeOf(lineId: string, quotes: QuoteSeed[]): QuoteSeed[] {
  const [daysBefore = 0, times = 1, reason = ''] = MISTAKES[lineId] ?? [];
  const right = quotes.at(-1 - daysBefore);
  if (reason === '' || right === undefined) return [];
  const [lowFen, midFen, highFen] = [right.lowFen, right.midFen, right.highFen].map((fen) => toTick(fen * times));
  return [{ ...right, lowFen: lowFen ?? 0, midFen: midFen ?? 0, highFen: highFen ?? 0, status: 'withdrawn', reason }];
}

function rangeOf(midFen: number, spread: number, source: Random): Pick<QuoteSeed, 'lowFen' | 'midFen' | 'highFen'> {
  const lowFen = Math.min(midFen, toTick(midFen * (1 - spread * source.between(0.8, 1.2))));
  const highFen = Math.max(midFen, toTick(midFen * (1 + spread * source.between(0.8, 1.2))));
  return { lowFen, midFen, highFen };
}

type Source = Pick<QuoteSeed, 'pace' | 'sampleCount' | 'sourceKind' | 'sourceName' | 'collector'>;

/** Returns the collector with the number of stalls; one day in eight the stalls report themselves. */
function sourceOf(line: LineSeed, pace: QuoteSeed['pace'], source: Random): Source {
  const market = marketOf(line.marketId);
  const sampleCount = source.integer(5, 14) - (pace === 'slow' ? 3 : 0);
  return source.next() < 0.12
    ? { pace, sampleCount, sourceKind: 'company', sourceName: `${market.shortName}档口联报`, collector: null }
    : {
        pace,
        sampleCount,
        sourceKind: 'collector',
        sourceName: `${market.shortName}市场采集点`,
        collector: source.pick(market.collectors)
      };
}

/**
 * Articles, flashes and listings of one loading use the same quotes, which are dropped with the clock of the loading.
 */
const simulated = new WeakMap<Date, QuoteSeed[]>();

/** Returns every quote of the three years up to the newest collection day of `now`, line by line. */
export function simulateQuotes(now: Date): QuoteSeed[] {
  const known = simulated.get(now);
  if (known) return known;
  const lastDay = lastCollectionDay(now.getTime());
  const days = calendarDays(addDays(lastDay, -HISTORY_DAYS), lastDay);
  const paths = new Map<string, number[]>();
  const quotes = LINES.flatMap((line) => {
    const spec = `${line.spec.varietyId}.${line.spec.gradeId}`;
    const path = paths.get(spec) ?? homePath(line, days);
    paths.set(spec, path);
    return quotesOf(line, days, path);
  });
  simulated.set(now, quotes);
  return quotes;
}
