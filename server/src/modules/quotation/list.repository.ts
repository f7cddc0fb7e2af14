import { type RawBuilder, sql } from 'kysely';
import type { TradeUnit } from '@contract/goods';
import type { QuotationStatus } from '@contract/quotation';
import type { QuotationSide } from '@contract/quotationList';
import type { Db } from '../../database/schema';
import type { MembershipScope } from '../company/company.service';
import { ownedBy } from '../listing/audience';
import type { CounterRow } from './counterOffer.repository';
import type { QuotationRow, VersionRow } from './quotation.repository';
import { openStatuses } from './quotation.transitions';

/** Sort key: a time and the id. */
export type ListKey = [atMs: number, id: string];

export interface ListQuery {
  side: QuotationSide;
  statuses: readonly QuotationStatus[];
  sort: 'updated' | 'deadline';
  after: ListKey | undefined;
  limit: number;
}

export type ListedRow = QuotationRow & {
  title: string;
  variety_id: string | null;
  unit: TradeUnit;
  grams_per_pack: number | null;
  /** Null for a draft. */
  last_version: Pick<VersionRow, 'fields' | 'is_agreed'> | null;
  is_anonymous: boolean;
  quote_deadline_ms: number;
  buyer_user_id: string | null;
  buyer_company_id: string | null;
  rank: number;
};

/** SQL condition: quotations of the user and of companies that they manage; drafts of the user only. */
function isSentBy({ userId, companyIds, managedIds }: MembershipScope): RawBuilder<boolean> {
  return sql<boolean>`(
    (q.supplier_user_id = ${userId} and (q.company_id is null or q.status = 'draft' or q.company_id = any(${companyIds}::text[])))
    or (q.company_id = any(${managedIds}::text[]) and q.status <> 'draft'))`;
}

const isReceivedBy = (scope: MembershipScope) => sql<boolean>`(q.status <> 'draft' and ${ownedBy(scope, 'p')})`;

const isOn = (side: QuotationSide, scope: MembershipScope) => (side === 'sent' ? isSentBy(scope) : isReceivedBy(scope));

/** Finds quotations, last changed first or by the deadline of their requests. */
export async function findListed(db: Db, scope: MembershipScope, query: ListQuery): Promise<ListedRow[]> {
  const { side, statuses, sort, after, limit } = query;
  const rank = sort === 'updated' ? sql`q.updated_at_ms` : sql`p.quote_deadline_ms`;
  const key = after && sql`(${after[0]}::int8, ${after[1]})`;
  const isAfter = sort === 'updated' ? sql`(${rank}, q.id) < ${key}` : sql`(${rank}, q.id) > ${key}`;
  const direction = sort === 'updated' ? sql`desc` : sql`asc`;
  const { rows } = await sql<ListedRow>`
    select q.*, p.public_fields->>'title' as title, p.public_fields->>'varietyId' as variety_id,
      p.public_fields->>'unit' as unit, (p.public_fields->>'gramsPerPack')::int8 as grams_per_pack, (p.public_fields->>'isAnonymous')::boolean as is_anonymous,
      p.quote_deadline_ms, p.owner_user_id as buyer_user_id, p.company_id as buyer_company_id, ${rank} as rank,
      case when v.quotation_id is not null then to_jsonb(v.*) end as last_version
    from quotation q join purchase p on p.id = q.purchase_id
      left join quotation_version v on v.quotation_id = q.id and v.version = q.version
    where ${isOn(side, scope)} and q.status = any(${statuses}::text[]) ${after ? sql`and ${isAfter}` : sql``}
    order by rank ${direction}, q.id ${direction}
    limit ${limit}`.execute(db);
  return rows;
}

/** Counts quotations by status, and unread ones among them. */
export async function countListed(
  db: Db,
  scope: MembershipScope,
  side: QuotationSide
): Promise<{ status: QuotationStatus; count: number; unread: number }[]> {
  const unread = side === 'sent' ? sql`q.supplier_unread` : sql`q.buyer_unread`;
  const { rows } = await sql<{ status: QuotationStatus; count: number; unread: number }>`
    select q.status, count(*) as count, count(*) filter (where ${unread}) as unread
    from quotation q join purchase p on p.id = q.purchase_id
    where ${isOn(side, scope)}
    group by q.status`.execute(db);
  return rows;
}

/** Subquery: unread quotations of a side. */
export function unreadCount(db: Db, scope: MembershipScope, side: QuotationSide) {
  return db
    .selectFrom('quotation as q')
    .innerJoin('purchase as p', 'p.id', 'q.purchase_id')
    .where(side === 'sent' ? 'q.supplier_unread' : 'q.buyer_unread', '=', true)
    .where(isOn(side, scope))
    .select((eb) => eb.fn.countAll<number>().as('count'));
}

/** Subquery: deals of a side. */
export function dealCount(db: Db, scope: MembershipScope, side: QuotationSide) {
  return db
    .selectFrom('quotation as q')
    .innerJoin('purchase as p', 'p.id', 'q.purchase_id')
    .where('q.status', '=', 'accepted')
    .where(isOn(side, scope))
    .select((eb) => eb.fn.countAll<number>().as('count'));
}

/** Counts open quotations of a company. */
export async function countOpenOfCompany(db: Db, companyId: string, nowMs: number): Promise<number> {
  const { count } = await db
    .selectFrom('quotation')
    .where('company_id', '=', companyId)
    .where('status', 'in', openStatuses)
    .where('valid_until_ms', '>', nowMs)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export type ComparedRow = QuotationRow & { last_version: VersionRow; open_offer: CounterRow | null };

/** Finds the sent quotations of a request with their last versions, cheapest first. */
export async function findCompared(db: Db, purchaseId: string): Promise<ComparedRow[]> {
  const { rows } = await sql<ComparedRow>`
    select q.*, to_jsonb(v.*) as last_version,
      (select to_jsonb(c.*) from quotation_counter c
        where c.quotation_id = q.id and c.answer is null and c.unit_fen is not null) as open_offer
    from quotation q
    join quotation_version v on v.quotation_id = q.id and v.version = q.version
    where q.purchase_id = ${purchaseId} and q.status <> 'draft'
    order by q.delivered_fen_per_kg, q.id`.execute(db);
  return rows;
}
