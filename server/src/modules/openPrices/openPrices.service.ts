import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type DayPrice, getLastDay, listDayPrices } from '../pricing/dayPrices.service';

/**
 * Returns the prices of a day that may be used by everyone: quotes of an official index belong to its publisher.
 * @param day null for the last one with prices
 * @throws AppError NOT_FOUND for a day without prices, HISTORY_LOCKED for one that a visitor may not see
 */
export async function getOpenPrices(db: Db, day: string | null): Promise<{ date: string; prices: DayPrice[] }> {
  const date = day ?? (await getLastDay(db));
  if (date === null) throw new AppError('NOT_FOUND');
  const prices = (await listDayPrices(db, date)).filter(({ sourceKind }) => sourceKind !== 'index');
  if (prices.length === 0) throw new AppError('NOT_FOUND');
  return { date, prices };
}
