import type { LeadTarget } from '@contract/investment';
import type { Db } from '../../database/schema';

/** Returns the region whose government has a page; the first one, should there be several. */
export function findRegion(db: Db) {
  return db.selectFrom('investment_region').selectAll().orderBy('id').limit(1).executeTakeFirst();
}

/** Returns the policies of a region, the latest first. */
export function listPolicies(db: Db, regionId: string) {
  return db
    .selectFrom('investment_policy')
    .selectAll()
    .where('region_id', '=', regionId)
    .orderBy('issued_on', 'desc')
    .orderBy('id')
    .execute();
}

/** Returns the projects of a region in their order. */
export function listProjects(db: Db, regionId: string) {
  return db
    .selectFrom('investment_project')
    .selectAll()
    .where('region_id', '=', regionId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Returns the name of what a lead can be about; undefined for an unknown one, and a park that is not published. */
export async function findTargetName(db: Db, target: LeadTarget, id: string): Promise<string | undefined> {
  if (target === 'park') {
    const parks = db.selectFrom('investment_park').select('name').where('is_published', '=', true);
    return (await parks.where('id', '=', id).executeTakeFirst())?.name;
  }
  const table = target === 'region' ? 'investment_region' : 'investment_project';
  const row = await db.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst();
  return row?.name;
}
