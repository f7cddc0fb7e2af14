import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { InquiryBrief, InquiryMessage, InquiryRoom } from '@contract/inquiry';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { companiesOfUser, reachOf, type Reach } from '../company/company.service';
import { hasExchanged } from '../exchange/exchange.service';
import { partiesOf, partIn, type Poster } from '../listing/tradeParty.service';
import { cardOfSupply, publicSupply, type OfferedSupply } from '../supply/offered.service';
import { blocksBetween, ofSide, openInquiry, withSide, type OpenedInquiry } from './access.service';
import { presentMessage } from './inquiry.presenter';
import {
  findInquiry,
  findMessages,
  findOfAsker,
  findThreads,
  unreadCount,
  type ListedInquiry
} from './inquiry.repository';

const DEFAULT_LIMIT = 20;
const InquiryCursor = Type.Tuple([CursorTime, CursorId]);

interface Where {
  id?: string | undefined;
  supplyId?: string | undefined;
}

/** Where to talk about a supply. Throws VALIDATION, NOT_FOUND, FORBIDDEN. */
export async function inquiryRoom(db: Db, member: Member, { id, supplyId }: Where): Promise<InquiryRoom> {
  if (id !== undefined) return roomOfThread(db, member, await withSide(db, member, await findInquiry(db, id)));
  if (supplyId === undefined) throw new AppError('VALIDATION', { fields: { id: 'required' } });
  const own = await findOfAsker(db, supplyId, member.id);
  if (own !== undefined) return roomOfThread(db, member, await withSide(db, member, own));
  const supply = await publicSupply(db, supplyId);
  if (supply === undefined) throw new AppError('NOT_FOUND');
  return emptyRoom(db, member, supply);
}

async function roomOfThread(db: Db, member: Member, { row, side, supply }: OpenedInquiry): Promise<InquiryRoom> {
  const other: Poster = side === 'asker' ? supply.poster : { userId: row.asker_user_id, companyId: null };
  const [card, [party], exchanged, blocks] = await Promise.all([
    cardOfSupply(db, supply.id),
    partiesOf(db, [other]),
    other.userId !== null && hasExchanged(db, member.id, other.userId),
    blocksBetween(db, row.asker_user_id, supply.poster)
  ]);
  return {
    supplyId: supply.id,
    threadId: row.id,
    side,
    supply: card,
    other: party ?? null,
    unread: ofSide(row, side).unread,
    isBlocked: blocks[side],
    mayWrite: !blocks.any,
    hasExchanged: exchanged
  };
}

async function emptyRoom(db: Db, member: Member, supply: OfferedSupply): Promise<InquiryRoom> {
  const { poster } = supply;
  const [part, card, [party], exchanged, blocks] = await Promise.all([
    partIn(db, member.id, poster),
    cardOfSupply(db, supply.id),
    partiesOf(db, [poster]),
    poster.userId !== null && hasExchanged(db, member.id, poster.userId),
    blocksBetween(db, member.id, poster)
  ]);
  const isSeller = part !== null;
  return {
    supplyId: supply.id,
    threadId: null,
    side: isSeller ? 'seller' : 'asker',
    supply: card,
    other: isSeller ? null : (party ?? null),
    unread: 0,
    isBlocked: !isSeller && blocks.asker,
    mayWrite: !isSeller && supply.isOffered && !blocks.any,
    hasExchanged: exchanged
  };
}

/** What was said, newest first. Throws NOT_FOUND, FORBIDDEN. */
export async function listMessages(
  db: Db,
  member: Member,
  { id, cursor, limit = DEFAULT_LIMIT }: { id: string; cursor?: string; limit?: number }
): Promise<Page<InquiryMessage>> {
  const { side } = await openInquiry(db, member, id);
  const after = decodeCursor(cursor, InquiryCursor);
  const rows = await findMessages(db, id, { after, limit: limit + 1 });
  return pageOf(
    rows,
    limit,
    (row) => [row.at_ms, row.id],
    (row) => presentMessage(row, side)
  );
}

/** The person's conversations, the last one that something was said in first. */
export async function listInquiries(
  db: Db,
  member: Member,
  { supplyId, cursor, limit = DEFAULT_LIMIT }: { supplyId?: string; cursor?: string; limit?: number }
): Promise<Page<InquiryBrief>> {
  const reach = reachOf(member.id, await companiesOfUser(db, member.id));
  const after = decodeCursor(cursor, InquiryCursor);
  const rows = await findThreads(db, reach, { supplyId, after, limit: limit + 1 });
  const parties = await partiesOf(db, rows.map(otherOf));
  const nameOf = new Map(rows.map((row, place) => [row.id, parties[place]?.name ?? '']));
  return pageOf(
    rows,
    limit,
    (row) => [row.last_at_ms, row.id],
    (row) => presentBrief(row, nameOf.get(row.id) ?? '')
  );
}

/** Messages that wait for the person in all of their conversations; a part of another query. */
export function unreadMessageCount(reader: Reach) {
  return unreadCount(reader);
}

const otherOf = (row: ListedInquiry): Poster =>
  row.side === 'asker'
    ? { userId: row.owner_user_id, companyId: row.company_id }
    : { userId: row.asker_user_id, companyId: null };

function presentBrief(row: ListedInquiry, otherName: string): InquiryBrief {
  return {
    id: row.id,
    supplyId: row.supply_id,
    supplyTitle: row.title,
    cover: row.cover,
    side: row.side,
    otherName,
    last: row.last_content,
    lastAtMs: row.last_at_ms,
    unread: row.unread
  };
}

/** Changes with everything that happens in the thread. Throws NOT_FOUND, FORBIDDEN. */
export async function inquiryStamp(db: Db, member: Member, id: string): Promise<{ stamp: string }> {
  const { row } = await openInquiry(db, member, id);
  return { stamp: String(row.changes) };
}

/** How a thread is called by one of its sides; undefined for everybody else. */
export async function titleOfInquiry(db: Db, id: string, memberId: string): Promise<string | undefined> {
  const row = await findInquiry(db, id);
  const supply = row && (await publicSupply(db, row.supply_id));
  if (row === undefined || supply === undefined) return undefined;
  const isIn = row.asker_user_id === memberId || (await partIn(db, memberId, supply.poster)) !== null;
  return isIn ? supply.title : undefined;
}
