import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { QuotationStatus } from '@contract/quotation';
import type { QuotationBrief, QuotationSide, QuotationTab } from '@contract/quotationList';
import { deliveredSum } from '@rules/deliveredPrice';
import { gramsPerUnit } from '@rules/tradeUnit';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { loadMembershipScope, type MembershipScope } from '../company/company.service';
import { partiesOf, type TradeParty } from '../listing/tradeParty.service';
import { supplierOf } from './authorization.service';
import {
  countListed,
  countOpenOfCompany,
  dealCount,
  findListed,
  type ListedRow,
  type ListKey,
  unreadCount
} from './list.repository';
import { statusAt } from './quotation.presenter';
import { isOpen } from './quotation.transitions';

const DEFAULT_LIMIT = 20;
/** Fewest decided quotations that make a win rate: the share of fewer means nothing. */
const MIN_DECIDED_FOR_WIN_RATE = 5;

const tabs: Record<QuotationTab, readonly QuotationStatus[]> = {
  all: ['submitted', 'viewed', 'shortlisted', 'accepted', 'rejected', 'withdrawn', 'expired', 'lapsed'],
  submitted: ['submitted'],
  viewed: ['viewed'],
  shortlisted: ['shortlisted'],
  accepted: ['accepted'],
  rejected: ['rejected'],
  withdrawn: ['withdrawn'],
  expired: ['expired', 'lapsed'],
  draft: ['draft']
};

const ListCursor = Type.Tuple([Type.Union([Type.Literal('updated'), Type.Literal('deadline')]), CursorTime, CursorId]);

export interface ListInput {
  side: QuotationSide;
  tab: QuotationTab;
  sort?: 'updated' | 'deadline';
  cursor?: string;
  limit?: number;
}

/**
 * Lists sent or received quotations; drafts of the member only.
 * @throws AppError VALIDATION for a broken cursor and for one of another order
 */
export async function listQuotations(
  db: Db,
  member: Member,
  input: ListInput,
  nowMs: number
): Promise<Page<QuotationBrief>> {
  const { side, tab, sort = 'updated', limit = DEFAULT_LIMIT } = input;
  const cursor = decodeCursor(input.cursor, ListCursor);
  if (cursor && cursor[0] !== sort) throw new AppError('VALIDATION', { fields: { cursor: 'order' } });
  const after: ListKey | undefined = cursor && [cursor[1], cursor[2]];
  const scope = await loadMembershipScope(db, member.id);
  const rows = await findListed(db, scope, { side, statuses: tabs[tab], sort, after, limit: limit + 1 });
  const parties = await partiesOf(
    db,
    rows.map((row) => counterpartyOf(row, side))
  );
  const partyOf = new Map(rows.map((row, index) => [row.id, parties[index]]));
  return pageOf(
    rows,
    limit,
    (row) => [sort, row.rank, row.id],
    (row) => presentBrief(row, { side, party: partyOf.get(row.id), nowMs })
  );
}

/** Counts quotations by tab, unread ones, and the percentage that was accepted. */
export async function countQuotations(db: Db, member: Member, side: QuotationSide) {
  const rows = await countListed(db, await loadMembershipScope(db, member.id), side);
  const countIn = (statuses: readonly QuotationStatus[]) =>
    rows.reduce((sum, { status, count }) => sum + (statuses.includes(status) ? count : 0), 0);
  const [won, lost] = [countIn(['accepted']), countIn(['rejected', 'lapsed'])];
  return {
    tabs: Object.fromEntries(Object.entries(tabs).map(([tab, statuses]) => [tab, countIn(statuses)])) as Record<
      QuotationTab,
      number
    >,
    unread: rows.reduce((sum, { unread }) => sum + unread, 0),
    winPercent:
      side === 'received' || won + lost < MIN_DECIDED_FOR_WIN_RATE ? null : Math.round((won * 100) / (won + lost))
  };
}

/** Subquery: unread quotations of a side. */
export function unreadQuotationCount(db: Db, scope: MembershipScope, side: QuotationSide) {
  return unreadCount(db, scope, side);
}

/** Subquery: deals as supplier (sent) or buyer (received). */
export function quotationDealCount(db: Db, scope: MembershipScope, side: QuotationSide) {
  return dealCount(db, scope, side);
}

/** Counts open quotations of a company. */
export function openQuotationCount(db: Db, companyId: string, nowMs: number): Promise<number> {
  return countOpenOfCompany(db, companyId, nowMs);
}

/** Accepted quantity, and its delivered total. */
function dealSummaryOf({ status, accepted_grams: grams, last_version: last, unit, grams_per_pack }: ListedRow) {
  if (status !== 'accepted' || last === null) return null;
  const { fields } = last;
  const price = { ...fields, unitFen: fields.unitFen ?? 0, gramsPerUnit: gramsPerUnit(unit, grams_per_pack) ?? 1000 };
  return { grams, deliveredFen: deliveredSum(price, grams).deliveredFen };
}

function counterpartyOf(row: ListedRow, side: QuotationSide) {
  return side === 'received' ? supplierOf(row) : { userId: row.buyer_user_id, companyId: row.buyer_company_id };
}

function presentBrief(
  row: ListedRow,
  { side, party, nowMs }: { side: QuotationSide; party: TradeParty | undefined; nowMs: number }
): QuotationBrief {
  const status = statusAt(row, nowMs);
  const isHidden = side === 'sent' && row.is_anonymous && row.status !== 'accepted';
  return {
    id: row.id,
    status,
    purchaseId: row.purchase_id,
    purchaseTitle: row.title,
    varietyId: row.variety_id,
    party: isHidden ? null : (party ?? null),
    unitFen: row.unit_fen,
    unit: row.unit,
    deliveredFenPerKg: row.delivered_fen_per_kg,
    availableGrams: row.available_grams,
    version: row.version,
    waitsFor: isOpen(status) ? row.waits_for : null,
    isAgreed: row.last_version?.is_agreed ?? false,
    deal: dealSummaryOf(row),
    isUnread: side === 'sent' ? row.supplier_unread : row.buyer_unread,
    quoteDeadlineMs: row.quote_deadline_ms,
    validUntilMs: row.valid_until_ms ?? 0,
    updatedAtMs: row.updated_at_ms
  };
}
