import type { SpiceIndex } from '@contract/market';
import type { Db, Tx } from '../../database/schema';
import { BASE_CENTI, chainIndex } from './chainIndex';
import { presentSpiceIndex } from './market.presenter';
import { findMondayPrices, findMondays, findSpiceIndices, findWeights, replacePoints } from './spiceIndex.repository';

const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** The newest point of every index, the composite first. */
export async function listSpiceIndices(db: Db): Promise<SpiceIndex[]> {
  return (await findSpiceIndices(db)).map(presentSpiceIndex);
}

/** What stands in for the composite while no price was ever collected: an index on its base date. */
export function restingIndex(nowMs: number): SpiceIndex {
  const today = new Date(nowMs + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);
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

/** Computes every index anew from the published quotes, in the transaction that changed them. Method: README.md. */
export async function refreshSpiceIndices(db: Tx): Promise<void> {
  const [weights, weeks] = [await findWeights(db), await findMondays(db)];
  const mondays = [...new Set(weeks.map((week) => week.date))];
  const prices = new Map<string, number>();
  for (const row of await findMondayPrices(db, mondays)) prices.set(`${row.line_id} ${row.date}`, row.mid_fen);
  for (const indexId of new Set(weeks.map((week) => week.index_id))) {
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
