import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { InquiryContent, InquirySide } from '@contract/inquiry';
import type { Db, Tx } from '../../database/schema';
import type { InquiryMessageTable, InquiryTable } from './inquiry.tables';

export type InquiryRow = Selectable<InquiryTable>;
export type MessageRow = Selectable<InquiryMessageTable>;
/** Sort key of threads and messages, descending. */
export type InquiryKey = [atMs: number, id: string];

export function findInquiry(db: Db | Tx, id: string): Promise<InquiryRow | undefined> {
  return db.selectFrom('inquiry').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockInquiry(tx: Tx, id: string): Promise<InquiryRow | undefined> {
  return tx.selectFrom('inquiry').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findOfAsker(db: Db | Tx, supplyId: string, userId: string): Promise<InquiryRow | undefined> {
  return db
    .selectFrom('inquiry')
    .selectAll()
    .where('supply_id', '=', supplyId)
    .where('asker_user_id', '=', userId)
    .executeTakeFirst();
}

/** False when the person has a thread about the supply already. */
export async function insertInquiry(tx: Tx, row: Insertable<InquiryTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('inquiry')
    .values(row)
    .onConflict((conflict) => conflict.columns(['supply_id', 'asker_user_id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Every change is one that pages which watch the thread hear of. */
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

export async function insertMessage(tx: Tx, row: Insertable<InquiryMessageTable>): Promise<void> {
  await tx.insertInto('inquiry_message').values(row).execute();
}

export function findMessageByRequest(db: Db | Tx, userId: string, requestId: string): Promise<MessageRow | undefined> {
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

export interface ListedInquiry {
  id: string;
  supply_id: string;
  asker_user_id: string;
  side: InquirySide;
  unread: number;
  last_content: InquiryContent;
  last_at_ms: number;
  title: string;
  cover: string | null;
  owner_user_id: string | null;
  company_id: string | null;
}

/** Threads that the person began, and those about what they answer for; the last one that something was said in first. */
export async function findThreads(
  db: Db,
  { userId, companyIds, managedIds }: { userId: string; companyIds: string[]; managedIds: string[] },
  window: { supplyId: string | undefined; after: InquiryKey | undefined; limit: number }
): Promise<ListedInquiry[]> {
  const [atMs, id] = window.after ?? [Number.MAX_SAFE_INTEGER, ''];
  const { rows } = await sql<ListedInquiry>`
    select i.id, i.supply_id, i.asker_user_id, i.last_content, i.last_at_ms, s.owner_user_id, s.company_id,
      case when i.asker_user_id = ${userId} then 'asker' else 'seller' end as side,
      case when i.asker_user_id = ${userId} then i.asker_unread else i.seller_unread end as unread,
      coalesce(s.public_fields, s.fields) ->> 'title' as title,
      coalesce(s.public_fields, s.fields) #>> '{photos,0}' as cover
    from inquiry i
    join supply s on s.id = i.supply_id
    where (i.asker_user_id = ${userId}
        or s.owner_user_id = ${userId} and (s.company_id is null or s.company_id = any(${companyIds}::text[]))
        or s.company_id = any(${managedIds}::text[]))
      and (${window.supplyId ?? null}::text is null or i.supply_id = ${window.supplyId ?? null})
      and (i.last_at_ms, i.id) < (${atMs}::int8, ${id})
    order by i.last_at_ms desc, i.id desc
    limit ${window.limit}`.execute(db);
  return rows;
}

/** How many messages wait for the person in the threads that `findThreads` answers. */
export async function countUnread(
  db: Db,
  { userId, companyIds, managedIds }: { userId: string; companyIds: string[]; managedIds: string[] }
): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select coalesce(sum(case when i.asker_user_id = ${userId} then i.asker_unread else i.seller_unread end), 0)::int4 as unread
    from inquiry i
    join supply s on s.id = i.supply_id
    where i.asker_user_id = ${userId}
      or s.owner_user_id = ${userId} and (s.company_id is null or s.company_id = any(${companyIds}::text[]))
      or s.company_id = any(${managedIds}::text[])`.execute(db);
  return rows[0]?.unread ?? 0;
}

/**
 * How many people have asked a seller since a moment, of those who have an answer or have waited for a day, and how many
 * of them were answered within a day.
 */
export async function countAnswered(
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
