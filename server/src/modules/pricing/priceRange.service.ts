import type { Db, Tx } from '../../database/schema';
import { findGoodsNames, findPriceRange } from './priceRange.repository';

/** Price range at a market, in fen per kilogram, with the market. */
export interface MarketPriceRange {
  lineId: string;
  marketName: string;
  gradeName: string;
  lowFen: number;
  highFen: number;
}

/** Returns the price range at the home market; without a grade that of the leading line. Null without a quoted line. */
export async function findMarketPriceRange(
  db: Db | Tx,
  { varietyId, gradeId }: { varietyId: string | null; gradeId: string | null }
): Promise<MarketPriceRange | null> {
  const row = varietyId === null ? undefined : await findPriceRange(db, varietyId, gradeId);
  if (row === undefined) return null;
  return {
    lineId: row.line_id,
    marketName: row.market_short_name,
    gradeName: row.grade_name,
    lowFen: row.low_fen,
    highFen: row.high_fen
  };
}

export interface GoodsNames {
  name: string | null;
  grade: string | null;
}

/** Returns the names of a variety and of one of its grades; null for an unknown one. */
export async function getGoodsNames(
  db: Db | Tx,
  goods: { varietyId: string | null; gradeId: string | null }
): Promise<GoodsNames> {
  const [names] = await listGoodsNames(db, [goods]);
  return names ?? { name: null, grade: null };
}

/** Returns the names of several goods like `getGoodsNames`, in the given order. */
export async function listGoodsNames(
  db: Db | Tx,
  goods: readonly { varietyId: string | null; gradeId: string | null }[]
): Promise<GoodsNames[]> {
  return goods.length === 0 ? [] : findGoodsNames(db, goods);
}
