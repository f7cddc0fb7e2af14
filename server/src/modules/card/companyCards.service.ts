import { Type } from '@sinclair/typebox';
import type { CardBrief } from '@contract/card';
import type { Page } from '@contract/common';
import type { Db, Tx } from '../../database/schema';
import { CursorId, CursorInt, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { requireCompany, workplacesOf } from '../company/company.service';
import { listCardBriefs } from './cardBrief.service';
import { findCardsOfTeam, findCompanyCards, findTeamCardIds, updateCompanyTexts } from './companyCards.repository';

const DEFAULT_LIMIT = 20;
const TeamCursor = Type.Tuple([CursorInt, CursorTime, CursorId]);

/**
 * Lists the cards of a company's members, one of each: owner, admins, then members by joining time. Those outside the
 * company see the cards whose owners may be found.
 * @throws AppError NOT_FOUND for an unknown or dissolved company, VALIDATION for a broken cursor
 */
export async function listCompanyCards(
  db: Db,
  viewer: Member | null,
  { companyId, cursor, limit = DEFAULT_LIMIT }: { companyId: string; cursor?: string; limit?: number }
): Promise<Page<CardBrief>> {
  await requireCompany(db, companyId);
  const after = decodeCursor(cursor, TeamCursor);
  const isColleague = viewer !== null && (await workplacesOf(db, viewer.id)).some(({ id }) => id === companyId);
  const rows = await findCompanyCards(db, companyId, { isColleague, after, limit: limit + 1 });
  const { items: ids, nextCursor } = pageOf(
    rows,
    limit,
    ({ rank, joined_at_ms: joinedAtMs, id }) => [rank, joinedAtMs, id],
    ({ id }) => id
  );
  return { items: await listCardBriefs(db, ids), nextCursor };
}

/** Returns the card of each member that is bound to the company, by user. */
export async function findTeamCards(
  db: Db,
  companyId: string,
  userIds: readonly string[]
): Promise<ReadonlyMap<string, string>> {
  const rows = userIds.length === 0 ? [] : await findCardsOfTeam(db, companyId, userIds);
  return new Map(rows.map(({ user_id: userId, id }) => [userId, id]));
}

/** Returns the cards of a company's members that are shown, one of each. */
export async function listTeamCardIds(db: Db, companyId: string): Promise<string[]> {
  return (await findTeamCardIds(db, companyId)).map(({ id }) => id);
}

/** Lets the search find the cards of a company by its name as it is now, and no longer those of members who left. */
export async function refreshCompanyTexts(tx: Tx, companyId: string): Promise<void> {
  await updateCompanyTexts(tx, companyId);
}
