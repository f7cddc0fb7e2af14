import type { Db } from '../../database/schema';
import type { PublicPagesQuery } from '../../http/publicPage';
import { selectOpenPurchases, selectOpenSupplies } from './publicListing.repository';

/** Supplies that lists show. */
export function publicSupplies(db: Db, nowMs: number): PublicPagesQuery {
  return selectOpenSupplies(db, nowMs);
}

/** Purchase requests that lists show to a visitor. */
export function publicPurchases(db: Db, nowMs: number): PublicPagesQuery {
  return selectOpenPurchases(db, nowMs);
}
