import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { OwnPurchase, OwnPurchaseBrief, OwnPurchaseTab, PurchaseCounts } from '@contract/ownPurchase';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import type { WatchedState } from '../../liveSignal';
import { getCompanySummaries, loadMembershipScope } from '../company/company.service';
import { listGoodsNames } from '../pricing/priceRange.service';
import { type OwnContext, presentOwn, presentOwnBrief } from './own.presenter';
import { countOwn, findOwn } from './own.repository';
import { getOwn } from './ownership.service';
import { countNewQuotations, findInvitedIds, type PurchaseRow } from './purchase.repository';
import type { PublicPurchaseRow } from './purchase.tables';
import { purchaseQuotations } from './purchaseQuotations';

const DEFAULT_LIMIT = 20;
const OwnCursor = Type.Tuple([CursorTime, CursorId]);

/** Lists own requests and those of companies that the caller manages, last changed first. */
export async function listOwnPurchases(
  db: Db,
  member: Member,
  { tab, cursor, limit = DEFAULT_LIMIT }: { tab: OwnPurchaseTab; cursor?: string; limit?: number },
  nowMs: number
): Promise<Page<OwnPurchaseBrief>> {
  const after = decodeCursor(cursor, OwnCursor);
  const rows = await findOwn(db, await loadMembershipScope(db, member.id), { tab, after, limit: limit + 1 });
  const page = pageOf(
    rows,
    limit,
    (row) => [row.updated_at_ms, row.id],
    (row) => row
  );
  const contextOf = await loadOwnContexts(db, page.items, nowMs);
  return { ...page, items: page.items.map((row) => presentOwnBrief(row, contextOf(row))) };
}

/** Counts own requests by tab. */
export async function countOwnPurchases(db: Db, member: Member): Promise<PurchaseCounts> {
  return countOwn(db, await loadMembershipScope(db, member.id));
}

/**
 * Returns an own request for editing.
 * @throws AppError NOT_FOUND for an unknown or removed request, FORBIDDEN for one of others
 */
export async function getOwnPurchase(db: Db, member: Member, id: string, nowMs: number): Promise<OwnPurchase> {
  return loadOwn(db, await getOwnRow(db, member, id), nowMs);
}

/**
 * Returns the state of an own purchase for an open page: its stamp changes with the status.
 * @throws AppError NOT_FOUND for an unknown or removed request, FORBIDDEN for one of others
 */
export async function watchOwnPurchase(db: Db, member: Member, id: string): Promise<WatchedState> {
  const { status } = await getOwnRow(db, member, id);
  return { stamp: status, rows: [`purchase:${id}`] };
}

async function getOwnRow(db: Db, member: Member, id: string): Promise<PurchaseRow> {
  const { row } = await getOwn(db, member, id);
  if (row.removed_at_ms !== null) throw new AppError('NOT_FOUND');
  return row;
}

/** Loads what the rows do not hold, with as many queries for many rows as for one. */
async function loadOwnContexts(
  db: Db | Tx,
  rows: readonly PurchaseRow[],
  nowMs: number
): Promise<(row: PurchaseRow) => OwnContext> {
  const ids = rows.map(({ id }) => id);
  const companyIds = new Set(rows.flatMap(({ company_id: id }) => id ?? []));
  const dealt = rows.filter(({ dealt_grams: grams }) => grams > 0) as PublicPurchaseRow[];
  const [names, companies, newQuotes, deals] = await Promise.all([
    listGoodsNames(
      db,
      rows.map(({ fields }) => fields)
    ),
    getCompanySummaries(db, [...companyIds]),
    countNewQuotations(db, ids),
    purchaseQuotations.use.listDeals(db, dealt)
  ]);
  const namesOf = new Map(rows.map((row, index) => [row.id, names[index]]));
  const companyNames = new Map(companies.map(({ id, name }) => [id, name]));
  return (row) => ({
    names: namesOf.get(row.id) ?? { name: null, grade: null },
    companyName: companyNames.get(row.company_id ?? '') ?? '',
    newQuotes: newQuotes.get(row.id) ?? 0,
    deals: deals.get(row.id) ?? [],
    nowMs
  });
}

export async function loadOwnBrief(db: Db | Tx, row: PurchaseRow, nowMs: number): Promise<OwnPurchaseBrief> {
  const contextOf = await loadOwnContexts(db, [row], nowMs);
  return presentOwnBrief(row, contextOf(row));
}

/** Loads what its owner edits, with the companies that were invited. */
export async function loadOwn(db: Db | Tx, row: PurchaseRow, nowMs: number): Promise<OwnPurchase> {
  const [contextOf, notifiedIds] = await Promise.all([loadOwnContexts(db, [row], nowMs), findInvitedIds(db, row.id)]);
  const invited = await getCompanySummaries(db, [...new Set([...row.fields.invitedCompanyIds, ...notifiedIds])]);
  return presentOwn(row, contextOf(row), { invitedCompanies: invited.map(({ id, name }) => ({ id, name })) });
}
