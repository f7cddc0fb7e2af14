import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { ListingStatus } from '@contract/goods';
import type { Db, Tx } from '../../database/schema';
import type { MembershipScope } from '../company/company.service';
import { ownedBy } from '../listing/audience';
import type { SupplyReviewTable, SupplyTable } from './supply.tables';

export type SupplyRow = Selectable<SupplyTable>;
export type SupplyChange = Updateable<SupplyTable>;

/** Sort key of own supplies: when it was changed last, and the id. */
export type OwnKey = [updatedAtMs: number, id: string];

export function findSupply(db: Db | Tx, id: string): Promise<SupplyRow | undefined> {
  return db.selectFrom('supply').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same, kept from every other change until the transaction ends. */
export function lockSupply(tx: Tx, id: string): Promise<SupplyRow | undefined> {
  return tx.selectFrom('supply').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** What a call of the owner with this request id has made. */
export function lockByRequestId(tx: Tx, ownerId: string, requestId: string): Promise<SupplyRow | undefined> {
  return tx
    .selectFrom('supply')
    .selectAll()
    .where('owner_user_id', '=', ownerId)
    .where('request_id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
}

/** Undefined when the same request has made one already. */
export function insertSupply(tx: Tx, supply: Insertable<SupplyTable>): Promise<SupplyRow | undefined> {
  return tx
    .insertInto('supply')
    .values(supply)
    .onConflict((conflict) => conflict.columns(['owner_user_id', 'request_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateSupply(tx: Tx, id: string, changes: SupplyChange): Promise<SupplyRow> {
  return tx.updateTable('supply').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteSupply(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('supply').where('id', '=', id).execute();
}

export async function countDrafts(tx: Tx, ownerId: string): Promise<number> {
  const row = await tx
    .selectFrom('supply')
    .where('owner_user_id', '=', ownerId)
    .where('status', '=', 'draft')
    .where('removed_at_ms', 'is', null)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Who is to be called in the supply that the person changed last and that names somebody. */
export function findLastContact(db: Db | Tx, ownerId: string): Promise<{ name: string; mobile: string } | undefined> {
  return db
    .selectFrom('supply')
    .where('owner_user_id', '=', ownerId)
    .where(sql<boolean>`fields->>'contactMobile' <> ''`)
    .select([sql<string>`fields->>'contactName'`.as('name'), sql<string>`fields->>'contactMobile'`.as('mobile')])
    .orderBy('updated_at_ms', 'desc')
    .limit(1)
    .executeTakeFirst();
}

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

/** Of a state, those that were sent first at the top. */
export function findByStatus(db: Db, status: ListingStatus, limit: number): Promise<SupplyRow[]> {
  return db
    .selectFrom('supply')
    .selectAll()
    .where('status', '=', status)
    .where('removed_at_ms', 'is', null)
    .orderBy(sql`submitted_at_ms nulls last`)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function insertReview(tx: Tx, review: Insertable<SupplyReviewTable>): Promise<void> {
  await tx.insertInto('supply_review').values(review).execute();
}

const BATCH_SIZE = 200;

/** What waits since then, without anything that a person should look at. */
export async function findPending(db: Db, sinceMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom('supply')
    .where('status', '=', 'pending')
    .where('submitted_at_ms', '<=', sinceMs)
    .where(sql<boolean>`flagged = '{}' and appeal_text is null`)
    .select('id')
    .orderBy('submitted_at_ms')
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ id }) => id);
}

/** What is offered and ended before `today`. */
export async function findExpired(db: Db, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('supply')
    .where('public_status', 'in', ['published', 'paused'])
    .where('valid_until', '<', today)
    .select('id')
    .orderBy('valid_until')
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ id }) => id);
}

/** What is offered and ends on `day` or before, of whose end nobody was told. */
export async function findExpiring(db: Db, today: string, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('supply')
    .where('public_status', '=', 'published')
    .where('valid_until', '>=', today)
    .where('valid_until', '<=', day)
    .where(sql<boolean>`end_told_for is distinct from valid_until`)
    .select('id')
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findRemoved(db: Db, beforeMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom('supply')
    .where('removed_at_ms', '<', beforeMs)
    .select('id')
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ id }) => id);
}
