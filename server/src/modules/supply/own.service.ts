import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { ListingStatus } from '@contract/goods';
import { type OwnSupply, type OwnSupplyBrief, OwnSupplyTab } from '@contract/ownSupply';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import type { WatchedState } from '../../liveSignal';
import type { FileStorage } from '../../providers/fileStorage';
import { getCompanySummaries, loadMembershipScope } from '../company/company.service';
import { listGoodsNames } from '../pricing/priceRange.service';
import { effectivePhoneVisibility } from './contact.service';
import { type OwnContext, presentOwn, presentOwnBrief } from './own.presenter';
import { countOwn, findOwn } from './own.repository';
import { getOwn } from './ownership.service';
import { findSharedPhotos } from './sharedPhoto.service';
import type { SupplyRow } from './supply.repository';

const DEFAULT_LIMIT = 20;
const OwnCursor = Type.Tuple([CursorTime, CursorId]);

const statusesOf: Record<OwnSupplyTab, readonly ListingStatus[]> = {
  onSale: ['published'],
  pending: ['pending'],
  rejected: ['rejected'],
  offShelf: ['paused', 'closed', 'takedown'],
  expired: ['expired'],
  draft: ['draft']
};

/** Lists own supplies and those of companies that the caller manages, last changed first. */
export async function listOwnSupplies(
  db: Db,
  member: Member,
  query: { tab?: OwnSupplyTab; cursor?: string; limit?: number },
  nowMs: number
): Promise<Page<OwnSupplyBrief>> {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const after = decodeCursor(query.cursor, OwnCursor);
  const rows = await findOwn(db, await loadMembershipScope(db, member.id), {
    statuses: query.tab && statusesOf[query.tab],
    after,
    limit: limit + 1
  });
  const page = pageOf(
    rows,
    limit,
    (row) => [row.updated_at_ms, row.id],
    (row) => row
  );
  const contextOf = await loadOwnContexts(db, page.items, nowMs);
  return { ...page, items: page.items.map((row) => presentOwnBrief(row, contextOf(row))) };
}

/** Counts own supplies by tab. */
export async function countOwnSupplies(db: Db, member: Member): Promise<Record<OwnSupplyTab, number>> {
  const counted = await countOwn(db, await loadMembershipScope(db, member.id));
  const countOf = (tab: OwnSupplyTab) =>
    counted.filter(({ status }) => statusesOf[tab].includes(status)).reduce((sum, { count }) => sum + count, 0);
  const counts = OwnSupplyTab.anyOf.map(({ const: tab }): [OwnSupplyTab, number] => [tab, countOf(tab)]);
  return Object.fromEntries(counts) as Record<OwnSupplyTab, number>;
}

/**
 * Returns an own supply for editing.
 * @throws AppError NOT_FOUND for an unknown or removed supply, FORBIDDEN for one of others
 */
export async function getOwnSupply(
  deps: { db: Db; files: FileStorage },
  member: Member,
  id: string,
  nowMs: number
): Promise<OwnSupply> {
  const { row } = await getOwn(deps.db, member, id);
  if (row.removed_at_ms !== null) throw new AppError('NOT_FOUND');
  return loadOwn(deps, row, nowMs);
}

/**
 * Returns the state of an own supply for an open page: its stamp changes with the status.
 * @throws AppError NOT_FOUND for an unknown supply, FORBIDDEN for one of others
 */
export async function watchOwnSupply(db: Db, member: Member, id: string): Promise<WatchedState> {
  const { row } = await getOwn(db, member, id);
  return { stamp: row.status, rows: [`supply:${id}`] };
}

/** Loads what the rows do not hold, with as many queries for many rows as for one. */
async function loadOwnContexts(
  db: Db | Tx,
  rows: readonly SupplyRow[],
  nowMs: number
): Promise<(row: SupplyRow) => OwnContext> {
  const companyIds = new Set(rows.flatMap(({ company_id: id }) => id ?? []));
  const [names, companies] = await Promise.all([
    listGoodsNames(
      db,
      rows.map(({ fields }) => fields)
    ),
    getCompanySummaries(db, [...companyIds])
  ]);
  const namesOf = new Map(rows.map((row, index) => [row.id, names[index]]));
  const companyNames = new Map(companies.map(({ id, name }) => [id, name]));
  return (row) => ({
    names: namesOf.get(row.id) ?? { name: null, grade: null },
    companyName: companyNames.get(row.company_id ?? '') ?? '',
    nowMs
  });
}

export async function loadOwnBrief(db: Db | Tx, row: SupplyRow, nowMs: number): Promise<OwnSupplyBrief> {
  const contextOf = await loadOwnContexts(db, [row], nowMs);
  return presentOwnBrief(row, contextOf(row));
}

/** Loads what its owner edits, with what the fields do not show: who sees the number, and photos that others use. */
export async function loadOwn(deps: { db: Db; files: FileStorage }, row: SupplyRow, nowMs: number): Promise<OwnSupply> {
  const { db } = deps;
  const [contextOf, shared, phoneShownTo] = await Promise.all([
    loadOwnContexts(db, [row], nowMs),
    findSharedPhotos(deps, [row]),
    effectivePhoneVisibility(db, row.owner_user_id, row.fields.showPhone)
  ]);
  const sharedPhotos = (shared.get(row.id) ?? []).map(({ url }) => url);
  return presentOwn(row, contextOf(row), { phoneShownTo, sharedPhotos });
}
