import type { BasketLine, SpiceIndex, SpiceIndexDetail } from '@contract/spiceIndex';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { BASE_CENTI, chainIndex } from './chainIndex';
import { presentSpiceIndex } from './market.presenter';
import {
  type BasketRow,
  findBasket,
  findMondayPrices,
  findMondays,
  findPoints,
  findSpiceIndices,
  findWeights,
  replacePoints
} from './spiceIndex.repository';

/** Returns the newest point of every index, the composite first. */
export async function listSpiceIndices(db: Db): Promise<SpiceIndex[]> {
  return (await findSpiceIndices(db)).map(presentSpiceIndex);
}

/**
 * Returns an index with its whole history and its basket.
 * @throws AppError NOT_FOUND, also for an index without a point
 */
export async function getSpiceIndex(db: Db, id: string): Promise<SpiceIndexDetail> {
  const row = (await findSpiceIndices(db)).find((index) => index.id === id);
  if (!row) throw new AppError('NOT_FOUND');
  const [points, basket] = await Promise.all([findPoints(db, id), findBasket(db, id)]);
  return { index: presentSpiceIndex(row), method: 'chainedLaspeyres', points, basket: presentBasket(basket) };
}

function presentBasket(rows: BasketRow[]): BasketLine[] {
  const weights = basketWeights(rows.map((row) => row.weight));
  return rows.map((row, index) => ({
    lineId: row.line_id,
    varietyId: row.variety_id,
    varietyName: row.variety_name,
    gradeName: row.grade_name,
    marketShortName: row.market_short_name,
    weightBp: weights[index] ?? 0,
    midFen: row.mid_fen,
    weekBp: row.week_bp
  }));
}

/** Returns weights in ten thousandths; the rounding difference is added to the first, so that the sum is 10,000. */
function basketWeights(weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const [first, ...rest] = weights.map((weight) => Math.floor((weight * 10_000) / total));
  if (first === undefined) return [];
  return [10_000 - rest.reduce((sum, share) => sum + share, 0), ...rest];
}

/** Returns a substitute for the composite before the first price: an index on its base date. */
export function initialIndex(nowMs: number): SpiceIndex {
  const today = shanghaiDay(nowMs);
  return {
    id: 'composite',
    name: '香料综合指数',
    baseDate: today,
    date: today,
    valueCenti: BASE_CENTI,
    changeCenti: null,
    changeBp: null,
    sparkCenti: []
  };
}

/** Recomputes every index from the published quotes, in the transaction that changed them. Method: README.md. */
export async function refreshSpiceIndices(db: Tx): Promise<void> {
  const [weights, weeks] = [await findWeights(db), await findMondays(db)];
  const mondays = [...new Set(weeks.map((week) => week.date))];
  const prices = new Map<string, number>();
  for (const row of await findMondayPrices(db, mondays)) prices.set(`${row.line_id} ${row.date}`, row.mid_fen);
  // Every index, also one without any week left.
  for (const indexId of new Set(weights.map((line) => line.index_id))) {
    const dates = weeks.flatMap((week) => (week.index_id === indexId ? [week.date] : []));
    const basket = weights
      .filter((line) => line.index_id === indexId)
      .map((line) => ({
        weight: line.weight,
        prices: dates.map((date) => prices.get(`${line.line_id} ${date}`) ?? null)
      }));
    const values = chainIndex(basket, dates.length);
    await replacePoints(
      db,
      indexId,
      dates.map((date, week) => ({ date, valueCenti: values[week] ?? 0 }))
    );
  }
}
