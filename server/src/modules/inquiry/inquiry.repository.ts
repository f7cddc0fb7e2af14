import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { InquiryContent, InquiryKind, InquirySide } from '@contract/inquiry';
import type { Db, Tx } from '../../database/schema';
import type { MembershipScope } from '../company/company.service';
import { ownedBy } from '../listing/audience';
import type { InquiryMessageTable, InquiryTable } from './inquiry.tables';
import type { Subject } from './subject.service';

export type InquiryRow = Selectable<InquiryTable>;
export type MessageRow = Selectable<InquiryMessageTable>;
/** Sort key of threads and messages. */
export type InquiryKey = [atMs: number, id: string];

export function findInquiry(db: Db | Tx, id: string): Promise<InquiryRow | undefined> {
  return db.selectFrom('inquiry').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockInquiry(tx: Tx, id: string): Promise<InquiryRow | undefined> {
  return tx.selectFrom('inquiry').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

const subjectColumn = (kind: InquiryKind) => `${kind}_id` as const;

export function findByAsker(
  db: Db | Tx,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
  userId: string
): Promise<InquiryRow | undefined> {
  return db
    .selectFrom('inquiry')
    .selectAll()
    .where(subjectColumn(kind), '=', id)
    .where('asker_user_id', '=', userId)
    .executeTakeFirst();
}

/** Returns false when the user has a thread about the listing already. */
export async function insertInquiry(tx: Tx, row: Insertable<InquiryTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('inquiry')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Also increments `changes`, which open pages watch. */
export async function updateInquiry(
  tx: Tx,
  id: string,
  changes: Omit<Updateable<InquiryTable>, 'changes'>
): Promise<void> {
  await tx
    .updateTable('inquiry')
    .set({ ...changes, changes: sql<number>`changes + 1` })
    .where('id', '=', id)
    .execute();
}

/**
 * SQL condition: all threads of an asker with the owner of a listing. A thread with an anonymous buyer is on its own: a
 * block that applied to other threads too would reveal who they are.
 */
function betweenPair(askerId: string, { id, isAnonymous, owner: { userId, companyId } }: Subject) {
  if (isAnonymous) return sql<boolean>`i.asker_user_id = ${askerId} and i.purchase_id = ${id}`;
  return sql<boolean>`i.asker_user_id = ${askerId} and exists (
    select from (
      select owner_user_id, company_id from supply where id = i.supply_id
      union all
      select owner_user_id, company_id from purchase
      where id = i.purchase_id and not (public_fields->>'isAnonymous')::boolean
    ) l where ${companyId}::text is null and l.company_id is null and l.owner_user_id = ${userId}
      or l.company_id = ${companyId})`;
}

/** Returns whether either side has blocked the other in any of their threads. */
export async function findBlocks(
  db: Db | Tx,
  askerId: string,
  subject: Subject
): Promise<{ asker_blocks: boolean; owner_blocks: boolean }> {
  const { rows } = await sql<{ asker_blocks: boolean; owner_blocks: boolean }>`
    select coalesce(bool_or(i.asker_blocks), false) as asker_blocks, coalesce(bool_or(i.owner_blocks), false) as owner_blocks
    from inquiry i
    where ${betweenPair(askerId, subject)}`.execute(db);
  return rows[0] ?? { asker_blocks: false, owner_blocks: false };
}

/** Sets the block of one side in all threads of the two. */
export async function updateBlocks(
  tx: Tx,
  { askerId, subject, side }: { askerId: string; subject: Subject; side: InquirySide },
  isOn: boolean
): Promise<void> {
  await sql`
    update inquiry i
    set ${sql.ref(side === 'asker' ? 'asker_blocks' : 'owner_blocks')} = ${isOn}, changes = i.changes + 1
    where ${betweenPair(askerId, subject)}`.execute(tx);
}

export async function insertMessage(tx: Tx, row: Insertable<InquiryMessageTable>): Promise<void> {
  await tx.insertInto('inquiry_message').values(row).execute();
}

export function findMessageByRequestId(
  db: Db | Tx,
  userId: string,
  requestId: string
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('inquiry_message')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

/** Newest first. */
export function findMessages(
  db: Db,
  inquiryId: string,
  window: { after: InquiryKey | undefined; limit: number }
): Promise<MessageRow[]> {
  let rows = db.selectFrom('inquiry_message').selectAll().where('inquiry_id', '=', inquiryId);
  if (window.after) {
    const [atMs, id] = window.after;
    rows = rows.where(sql<boolean>`(at_ms, id) < (${atMs}::int8, ${id})`);
  }
  return rows.orderBy('at_ms', 'desc').orderBy('id', 'desc').limit(window.limit).execute();
}

export function findMessage(db: Db | Tx, inquiryId: string, id: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('inquiry_message')
    .selectAll()
    .where('inquiry_id', '=', inquiryId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface ListedInquiry {
  id: string;
  supply_id: string | null;
  purchase_id: string | null;
  asker_user_id: string;
  side: InquirySide;
  unread: number;
  last_content: InquiryContent;
  last_at_ms: number;
  title: string;
  cover: string | null;
  owner_user_id: string | null;
  company_id: string | null;
  is_anonymous: boolean;
}

interface ThreadWindow {
  supplyId: string | undefined;
  purchaseId: string | undefined;
  after: InquiryKey | undefined;
  limit: number;
}

/** Finds threads that the user began or answers for, last message first. */
export async function findThreads(db: Db, scope: MembershipScope, window: ThreadWindow): Promise<ListedInquiry[]> {
  const { supplyId = null, purchaseId = null } = window;
  const [atMs, id] = window.after ?? [Number.MAX_SAFE_INTEGER, ''];
  const next = sql`(${supplyId}::text is null or i.supply_id = ${supplyId})
    and (${purchaseId}::text is null or i.purchase_id = ${purchaseId})
    and (i.last_at_ms, i.id) < (${atMs}::int8, ${id})
    order by i.last_at_ms desc, i.id desc limit ${window.limit}`;
  const ofOwner = (kind: InquiryKind) => sql`(
    select i.*, 'owner' as side, i.owner_unread as unread
    from ${sql.ref(kind)} l join inquiry i on ${sql.ref(`i.${subjectColumn(kind)}`)} = l.id
    where ${ownedBy(scope, 'l')} and i.asker_user_id <> ${scope.userId} and ${next})`;
  // Each side along an index of its own: with both in one condition the database reads all threads.
  const { rows } = await sql<ListedInquiry>`
    select i.id, i.supply_id, i.purchase_id, i.asker_user_id, i.last_content, i.last_at_ms, i.side, i.unread,
      coalesce(s.owner_user_id, p.owner_user_id) as owner_user_id, coalesce(s.company_id, p.company_id) as company_id,
      coalesce(s.public_fields, s.fields, p.public_fields, p.fields) ->> 'title' as title,
      coalesce(s.public_fields, s.fields) #>> '{photos,0}' as cover,
      coalesce((p.public_fields ->> 'isAnonymous')::boolean, false) as is_anonymous
    from (
      (select i.*, 'asker' as side, i.asker_unread as unread from inquiry i
        where i.asker_user_id = ${scope.userId} and ${next})
      union all ${ofOwner('supply')}
      union all ${ofOwner('purchase')}
    ) as i
    left join supply s on s.id = i.supply_id
    left join purchase p on p.id = i.purchase_id
    order by i.last_at_ms desc, i.id desc
    limit ${window.limit}`.execute(db);
  return rows;
}

/** Finds the current verified companies of users. */
export function findCurrentCompanies(db: Db, userIds: readonly string[]): Promise<{ user_id: string; name: string }[]> {
  if (userIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('company_member as m')
    .innerJoin('company as c', 'c.id', 'm.company_id')
    .where('m.user_id', 'in', userIds)
    .where('m.is_current', '=', true)
    .where('c.verified_at_ms', 'is not', null)
    .select(['m.user_id', 'c.name'])
    .execute();
}

/** Subquery: unread messages in the threads that `findThreads` returns. */
export function unreadCount(scope: MembershipScope) {
  const ofOwner = (kind: InquiryKind) => sql`(
    select coalesce(sum(i.owner_unread), 0)
    from ${sql.ref(kind)} l join inquiry i on ${sql.ref(`i.${subjectColumn(kind)}`)} = l.id
    where ${ownedBy(scope, 'l')} and i.owner_unread > 0 and i.asker_user_id <> ${scope.userId}
  )`;
  return sql<number>`((
    select coalesce(sum(i.asker_unread), 0) from inquiry i where i.asker_user_id = ${scope.userId}
  ) + ${ofOwner('supply')} + ${ofOwner('purchase')})::int4`;
}

/**
 * Counts inquiries to a seller since a time that were answered or have waited for a day, and those answered within a day
 * among them.
 */
export async function countResponses(
  db: Db,
  seller: { userId: string | null; companyId: string | null },
  { sinceMs, dueMs, dayMs }: { sinceMs: number; dueMs: number; dayMs: number }
): Promise<{ asked: number; answered: number }> {
  return db
    .selectFrom('inquiry as i')
    .innerJoin('supply as s', 's.id', 'i.supply_id')
    .where((where) =>
      seller.companyId === null
        ? where.and([where('s.owner_user_id', '=', seller.userId), where('s.company_id', 'is', null)])
        : where('s.company_id', '=', seller.companyId)
    )
    .where('i.asked_at_ms', '>=', sinceMs)
    .where((where) => where.or([where('i.answered_at_ms', 'is not', null), where('i.asked_at_ms', '<=', dueMs)]))
    .select((of) => [
      of.fn.countAll<number>().as('asked'),
      of.fn
        .countAll<number>()
        .filterWhere(sql<boolean>`i.answered_at_ms - i.asked_at_ms <= ${dayMs}::int8`)
        .as('answered')
    ])
    .executeTakeFirstOrThrow();
}
