import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';

const MAX_SUPPLIES = 20;

export function findQuotableSupplies(db: Db, userId: string, varietyId: string, nowMs: number) {
  return db
    .selectFrom('supply_listing as l')
    .innerJoin('supply as s', 's.id', 'l.id')
    .select([
      'l.id',
      'l.title',
      'l.unit',
      'l.low_fen',
      'l.stock_grams',
      'l.grade_name',
      'l.grams_per_pack',
      's.public_fields'
    ])
    .where('l.owner_user_id', '=', userId)
    .where('l.variety_id', '=', varietyId)
    .where('l.status', '=', 'published')
    .where('l.valid_until', '>=', shanghaiDay(nowMs))
    .orderBy('l.confirmed_at_ms', 'desc')
    .orderBy('l.id')
    .limit(MAX_SUPPLIES)
    .execute();
}
