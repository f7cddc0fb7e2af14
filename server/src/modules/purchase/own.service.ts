import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { OwnPurchase, OwnPurchaseBrief, OwnPurchaseTab, PurchaseCounts } from '@contract/ownPurchase';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import type { WatchedState } from '../../liveSignal';
import { loadMembershipScope } from '../company/company.service';
import { roleOf } from '../listing/tradeParty.service';
import { countOwn, findOwn } from './own.repository';
import { presentOwn, presentOwnBrief } from './own.presenter';
import { findPurchase, type PurchaseRow } from './purchase.repository';
import { ownerOf } from './quotedPurchase.service';

const DEFAULT_LIMIT = 20;
const OwnCursor = Type.Tuple([CursorTime, CursorId]);

/** Own requests, and as an admin those of the company, the last changed first. */
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
  return { ...page, items: await Promise.all(page.items.map((row) => presentOwnBrief(db, row, nowMs))) };
}

export async function countOwnPurchases(db: Db, member: Member): Promise<PurchaseCounts> {
  return countOwn(db, await loadMembershipScope(db, member.id));
}

/** One of them, to be edited. Throws NOT_FOUND, FORBIDDEN for somebody else's. */
export async function getOwnPurchase(db: Db, member: Member, id: string, nowMs: number): Promise<OwnPurchase> {
  return presentOwn(db, await getOwnRow(db, member, id), nowMs);
}

/**
 * Returns the state of an own purchase for an open page: its stamp changes with the status.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function watchOwnPurchase(db: Db, member: Member, id: string): Promise<WatchedState> {
  const { status } = await getOwnRow(db, member, id);
  return { stamp: status, rows: [`purchase:${id}`] };
}

async function getOwnRow(db: Db, member: Member, id: string): Promise<PurchaseRow> {
  const row = await findPurchase(db, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  if ((await roleOf(db, member.id, ownerOf(row))) === null) throw new AppError('FORBIDDEN');
  if (row.removed_at_ms !== null) throw new AppError('NOT_FOUND');
  return row;
}
