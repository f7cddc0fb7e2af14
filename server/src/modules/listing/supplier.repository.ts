import { shanghaiDay } from '../../clock/shanghaiDay';
import type { Db } from '../../database/schema';

const MAX_SUPPLIERS = 50;

export function findSuppliersByVariety(db: Db, varietyId: string, nowMs: number) {
  return db
    .selectFrom('supply_listing as s')
    .innerJoin('company as c', 'c.id', 's.company_id')
    .where('s.variety_id', '=', varietyId)
    .where('s.status', '=', 'published')
    .where('s.valid_until', '>=', shanghaiDay(new Date(nowMs)))
    .where('c.dissolved_at_ms', 'is', null)
    .groupBy(['c.id', 'c.name'])
    .select((eb) => ['c.id', 'c.name', eb.fn.countAll<number>().as('count')])
    .orderBy('count', 'desc')
    .orderBy('c.id')
    .limit(MAX_SUPPLIERS)
    .execute();
}
