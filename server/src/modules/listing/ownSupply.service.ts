import type { TradeUnit } from '@contract/goods';
import type { Db } from '../../database/schema';
import { findOwnSupplies } from './ownSupply.repository';

/** What somebody offers of a variety at the moment, the last confirmed first; `unitFen` is the lowest price. */
export async function listOwnSupplies(
  db: Db,
  userId: string,
  varietyId: string,
  nowMs: number
): Promise<{ id: string; title: string; unitFen: number | null; unit: TradeUnit; stockGrams: number }[]> {
  const rows = await findOwnSupplies(db, userId, varietyId, nowMs);
  return rows.map(({ id, title, unit, low_fen, stock_grams }) => ({
    id,
    title,
    unitFen: low_fen,
    unit,
    stockGrams: stock_grams
  }));
}
