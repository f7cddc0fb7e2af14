import { shanghaiDay } from '../../clock/shanghaiDay';
import type { Db } from '../../database/schema';

const MOST = 20;

export function findOwnSupplies(db: Db, userId: string, varietyId: string, nowMs: number) {
  return db
    .selectFrom('supply_listing')
    .select(['id', 'title', 'unit', 'low_fen', 'stock_grams'])
    .where('owner_user_id', '=', userId)
    .where('variety_id', '=', varietyId)
    .where('status', '=', 'published')
    .where('valid_until', '>=', shanghaiDay(new Date(nowMs)))
    .orderBy('confirmed_at_ms', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
}
