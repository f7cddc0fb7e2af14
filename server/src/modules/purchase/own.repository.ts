import { type RawBuilder, sql } from 'kysely';
import type { ListingStatus } from '@contract/goods';
import type { OwnPurchaseTab } from '@contract/ownPurchase';
import type { Db } from '../../database/schema';
import type { MembershipScope } from '../company/company.service';
import { ownedBy } from '../listing/audience';
import type { PurchaseRow } from './purchase.repository';

/** Sort key: time of the last change, and id. */
export type OwnKey = [updatedAtMs: number, id: string];

const isListed = (scope: MembershipScope) => sql<boolean>`(removed_at_ms is null and ${ownedBy(scope)})`;

const statusesOf: Record<Exclude<OwnPurchaseTab, 'all' | 'dealt' | 'closed' | 'archived'>, readonly ListingStatus[]> = {
  pending: ['pending', 'rejected', 'takedown'],
  quoting: ['published', 'paused'],
  expired: ['expired'],
  draft: ['draft']
};

function isOnTab(tab: OwnPurchaseTab): RawBuilder<boolean> {
  if (tab === 'archived') return sql<boolean>`(archived_at_ms is not null)`;
  if (tab === 'all') return sql<boolean>`(archived_at_ms is null)`;
  if (tab === 'dealt') return sql<boolean>`(status = 'closed' and dealt_grams > 0 and archived_at_ms is null)`;
  if (tab === 'closed') return sql<boolean>`(status = 'closed' and dealt_grams = 0)`;
  return sql<boolean>`status = any(${statusesOf[tab]}::text[])`;
}

export async function findOwn(
  db: Db,
  scope: MembershipScope,
  { tab, after, limit }: { tab: OwnPurchaseTab; after: OwnKey | undefined; limit: number }
): Promise<PurchaseRow[]> {
  let rows = db.selectFrom('purchase').selectAll().where(isListed(scope)).where(isOnTab(tab));
  if (after) rows = rows.where(sql<boolean>`(updated_at_ms, id) < (${after[0]}::int8, ${after[1]})`);
  return rows.orderBy('updated_at_ms', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

const zero: Record<OwnPurchaseTab, number> = {
  ...{ all: 0, pending: 0, quoting: 0, dealt: 0, closed: 0, expired: 0, draft: 0, archived: 0 }
};
const tabs = Object.keys(zero) as OwnPurchaseTab[];

export async function countOwn(db: Db, scope: MembershipScope): Promise<Record<OwnPurchaseTab, number>> {
  const counts = tabs.map((tab) => sql`count(*) filter (where ${isOnTab(tab)}) as ${sql.ref(tab)}`);
  const { rows } = await sql<Record<OwnPurchaseTab, number>>`
    select ${sql.join(counts)} from purchase where ${isListed(scope)}`.execute(db);
  return rows[0] ?? zero;
}
