import { sql } from 'kysely';
import type { ListingStatus } from '@contract/goods';
import type { Db } from '../../database/schema';
import type { MembershipScope } from '../company/company.service';
import { ownedBy } from '../listing/audience';
import type { SupplyRow } from './supply.repository';

/** Sort key: time of the last change, and id. */
export type OwnKey = [updatedAtMs: number, id: string];

const ownSupplies = (db: Db, scope: MembershipScope) =>
  db.selectFrom('supply').where('removed_at_ms', 'is', null).where(ownedBy(scope));

export function findOwn(
  db: Db,
  scope: MembershipScope,
  query: { statuses?: readonly ListingStatus[] | undefined; after?: OwnKey | undefined; limit: number }
): Promise<SupplyRow[]> {
  let rows = ownSupplies(db, scope).selectAll();
  if (query.statuses !== undefined) rows = rows.where('status', 'in', query.statuses);
  if (query.after) {
    const [updatedAtMs, id] = query.after;
    rows = rows.where(sql<boolean>`(updated_at_ms, id) < (${updatedAtMs}::int8, ${id})`);
  }
  return rows.orderBy('updated_at_ms', 'desc').orderBy('id', 'desc').limit(query.limit).execute();
}

export function countOwn(db: Db, scope: MembershipScope): Promise<{ status: ListingStatus; count: number }[]> {
  return ownSupplies(db, scope)
    .groupBy('status')
    .select(['status', sql<number>`count(*)`.as('count')])
    .execute();
}
