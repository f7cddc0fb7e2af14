import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema';
import type { SearchTerms } from '../textSearch/searchTerms';
import type { Viewer } from './audience';
import { isPurchaseOpen, isSupplyOpen, matchesTerms } from './listing.filter';

export type OpenCounts = Record<'supplies' | 'gradeSupplies' | 'purchases' | 'gradePurchases', number>;

/** Counts open listings of a variety, and those of a grade among them. */
export async function countOpen(
  db: Db,
  { varietyId, gradeName }: { varietyId: string; gradeName: string },
  { viewer, nowMs }: { viewer: Viewer; nowMs: number }
): Promise<OpenCounts> {
  const counts = [
    sql<number>`count(*)`.as('all'),
    sql<number>`count(*) filter (where grade_name = ${gradeName})`.as('ofGrade')
  ] as const;
  const [supplies, purchases] = await Promise.all([
    db
      .selectFrom('supply_listing')
      .where('variety_id', '=', varietyId)
      .where(isSupplyOpen(nowMs))
      .select(counts)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('purchase_request')
      .where('variety_id', '=', varietyId)
      .where(isPurchaseOpen(nowMs, viewer))
      .select(counts)
      .executeTakeFirstOrThrow()
  ]);
  return {
    supplies: supplies.all,
    gradeSupplies: supplies.ofGrade,
    purchases: purchases.all,
    gradePurchases: purchases.ofGrade
  };
}

/** Counts open listings that match; stops at `most`. */
export async function countMatching(
  db: Db,
  table: 'supply_listing' | 'purchase_request',
  search: { terms: SearchTerms; nowMs: number; most: number; viewer?: Viewer }
): Promise<number> {
  const { terms, nowMs, most, viewer } = search;
  const isPublic = table === 'supply_listing' ? isSupplyOpen(nowMs) : isPurchaseOpen(nowMs, viewer);
  // A frequent variety alone fills the count along its index. For the whole condition the planner expects enough rows in
  // the first pages of the table, and reads long stretches without a match.
  if (terms.varietyIds.length > 0 && terms.rest.length === 0 && terms.onlyVarietyId === undefined) {
    const time = sql.ref(table === 'supply_listing' ? 'confirmed_at_ms' : 'published_at_ms');
    const ofVariety = sql`select from ${sql.table(table)}
      where ${isPublic} and variety_id = any(${terms.varietyIds}::text[])
      order by variety_id, ${time} desc, id desc limit ${most}`;
    if ((await countRows(db, ofVariety)) >= most) return most;
  }
  return countRows(db, sql`select from ${sql.table(table)} where ${isPublic} and ${matchesTerms(terms)} limit ${most}`);
}

async function countRows(db: Db, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${query}) as found`.execute(db);
  return rows[0]?.count ?? 0;
}
