import type { Db } from '../../database/schema';
import { isPurchaseOpen, isSupplyOpen } from './listing.filter';

/** Open supplies, as part of another query. */
export function selectOpenSupplies(db: Db, nowMs: number) {
  return db.selectFrom('supply_listing').where(isSupplyOpen(nowMs)).select(['id', 'confirmed_at_ms as changed_at_ms']);
}

/** Open purchase requests that everyone may see, as part of another query. */
export function selectOpenPurchases(db: Db, nowMs: number) {
  return db
    .selectFrom('purchase_request')
    .where(isPurchaseOpen(nowMs))
    .select(['id', 'published_at_ms as changed_at_ms']);
}
