import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { InquiryContent, InquirySide } from '@contract/inquiry';
import type { Db, Tx } from '../../database/schema';
import type { Poster } from '../listing/tradeParty.service';
import type { Reach } from '../company/company.service';
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

/** The threads of an asker with whoever answers for something that was posted. */
const ofPair = (askerId: string, { userId, companyId }: Poster) => sql<boolean>`
  i.asker_user_id = ${askerId} and (
    ${companyId}::text is null and s.company_id is null and s.owner_user_id = ${userId} or s.company_id = ${companyId})`;

/** Whether either side has blocked the other in any of their threads. */
export async function findBlocks(
  db: Db | Tx,
  askerId: string,
  poster: Poster
): Promise<{ asker_blocks: boolean; seller_blocks: boolean }> {
  const { rows } = await sql<{ asker_blocks: boolean; seller_blocks: boolean }>`
    select coalesce(bool_or(i.asker_blocks), false) as asker_blocks, coalesce(bool_or(i.seller_blocks), false) as seller_blocks
    from inquiry i
    join supply s on s.id = i.supply_id
    where ${ofPair(askerId, poster)}`.execute(db);
  return rows[0] ?? { asker_blocks: false, seller_blocks: false };
}

/** For one side of all threads of the two. */
export async function updateBlocks(
  tx: Tx,
  { askerId, poster, side }: { askerId: string; poster: Poster; side: InquirySide },
  isOn: boolean
): Promise<void> {
  await sql`
    update inquiry i
    set ${sql.ref(side === 'asker' ? 'asker_blocks' : 'seller_blocks')} = ${isOn}, changes = i.changes + 1
    from supply s
    where s.id = i.supply_id and ${ofPair(askerId, poster)}`.execute(tx);
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

/** What the person answers for: their own, and what stands in the name of companies that they run. */
const isOfSeller = ({ userId, companyIds, managedIds }: Reach) => sql<boolean>`(
  s.owner_user_id = ${userId} and (s.company_id is null or s.company_id = any(${companyIds}::text[]))
  or s.company_id = any(${managedIds}::text[]))`;

/** Threads that the person began, and those about what they answer for; the last one that something was said in first. */
export async function findThreads(
  db: Db,
  reader: Reach,
  window: { supplyId: string | undefined; after: InquiryKey | undefined; limit: number }
): Promise<ListedInquiry[]> {
  const [atMs, id] = window.after ?? [Number.MAX_SAFE_INTEGER, ''];
  const next = sql`(${window.supplyId ?? null}::text is null or i.supply_id = ${window.supplyId ?? null})
    and (i.last_at_ms, i.id) < (${atMs}::int8, ${id})
    order by i.last_at_ms desc, i.id desc limit ${window.limit}`;
  // Each side along an index of its own: asked for both at once the database reads every thread that there is.
  const { rows } = await sql<ListedInquiry>`
    select i.id, i.supply_id, i.asker_user_id, i.last_content, i.last_at_ms, i.side, i.unread,
      s.owner_user_id, s.company_id, coalesce(s.public_fields, s.fields) ->> 'title' as title,
      coalesce(s.public_fields, s.fields) #>> '{photos,0}' as cover
    from (
      (select i.*, 'asker' as side, i.asker_unread as unread from inquiry i
        where i.asker_user_id = ${reader.userId} and ${next})
      union all
      (select i.*, 'seller' as side, i.seller_unread as unread from supply s join inquiry i on i.supply_id = s.id
        where ${isOfSeller(reader)} and i.asker_user_id <> ${reader.userId} and ${next})
    ) as i
    join supply s on s.id = i.supply_id
    order by i.last_at_ms desc, i.id desc
    limit ${window.limit}`.execute(db);
  return rows;
}

/** How many messages wait for the person in the threads that `findThreads` answers; a part of another query. */
export function unreadCount(reader: Reach) {
  return sql<number>`((
    select coalesce(sum(i.asker_unread), 0) from inquiry i where i.asker_user_id = ${reader.userId}
  ) + (
    select coalesce(sum(i.seller_unread), 0) from supply s join inquiry i on i.supply_id = s.id
    where ${isOfSeller(reader)} and i.seller_unread > 0 and i.asker_user_id <> ${reader.userId}
  ))::int4`;
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
