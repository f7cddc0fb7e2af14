import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { Counterpart, InquiryBrief, InquiryMessage, InquiryRoom } from '@contract/inquiry';
import { DAY_MS } from '@rules/duration';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import type { WatchedState } from '../../liveSignal';
import { loadMembershipScope, type MembershipScope } from '../company/company.service';
import { hasExchanged } from '../exchange/exchange.service';
import { type ListingOwner, partiesOf, roleOf } from '../listing/tradeParty.service';
import { hasDeal } from '../quotation/ownQuotation.service';
import { findBlocksBetween, getInquiryFor, type InquiryContext, sideStateOf, withSide } from './authorization.service';
import { presentMessage } from './inquiry.presenter';
import {
  countResponses,
  findByAsker,
  findCurrentCompanies,
  findInquiry,
  findMessages,
  findThreads,
  type ListedInquiry,
  unreadCount
} from './inquiry.repository';
import {
  findSubject,
  getSubjectCard,
  haveDealt,
  isOwnerHidden,
  requireMayInquire,
  type Subject,
  subjectOf
} from './subject.service';

const DEFAULT_LIMIT = 20;
const InquiryCursor = Type.Tuple([CursorTime, CursorId]);

interface SubjectRef {
  supplyId?: string | undefined;
  purchaseId?: string | undefined;
}
type RoomQuery = SubjectRef & { id?: string | undefined };

/** Returns how the owners appear to the other side, in the given order. */
async function counterpartsOf(db: Db, owners: readonly ListingOwner[]): Promise<Counterpart[]> {
  const personalUserIds = owners.flatMap(({ userId, companyId }) =>
    userId === null || companyId !== null ? [] : [userId]
  );
  const [parties, companies] = await Promise.all([partiesOf(db, owners), findCurrentCompanies(db, personalUserIds)]);
  const nameOf = new Map(companies.map(({ user_id, name }) => [user_id, name]));
  return parties.map((party, index) => {
    const { userId = null, companyId = null } = owners[index] ?? {};
    return { ...party, actsFor: companyId === null ? (nameOf.get(userId ?? '') ?? null) : null };
  });
}

/**
 * Returns the page of a thread, or of a listing to ask about.
 * @throws AppError VALIDATION without any id, NOT_FOUND for an unknown thread or listing, FORBIDDEN for a thread of
 * others
 */
export async function getInquiryRoom(db: Db, member: Member, { id, ...about }: RoomQuery): Promise<InquiryRoom> {
  if (id !== undefined) return roomOfThread(db, member, await withSide(db, member, await findInquiry(db, id)));
  if (about.supplyId === undefined && about.purchaseId === undefined) {
    throw new AppError('VALIDATION', { fields: { id: 'required' } });
  }
  const subject = await findSubject(db, about);
  const own = subject && (await findByAsker(db, subject, member.id));
  if (own !== undefined) return roomOfThread(db, member, await withSide(db, member, own));
  if (subject === undefined) throw new AppError('NOT_FOUND');
  return emptyRoom(db, member, subject);
}

async function roomOfThread(db: Db, member: Member, { row, side, subject }: InquiryContext): Promise<InquiryRoom> {
  const askerId = row.asker_user_id;
  const isHidden = await isOwnerHidden(db, askerId, subject);
  const other: ListingOwner = side === 'asker' ? subject.owner : { userId: askerId, companyId: null };
  const [about, [party = null], exchanged, blocks] = await Promise.all([
    getSubjectCard(db, member, subject, { side, isHidden }),
    counterpartsOf(db, [other]),
    haveExchangedContacts(db, member.id, other.userId, { askerId, subject, isHidden }),
    findBlocksBetween(db, askerId, subject)
  ]);
  return {
    about,
    threadId: row.id,
    stamp: stampOf(row),
    side,
    other: side === 'asker' && isHidden ? null : party,
    unread: sideStateOf(row, side).unread,
    isBlocked: blocks[side],
    mayWrite: !blocks.any,
    hasExchanged: exchanged
  };
}

async function emptyRoom(db: Db, member: Member, subject: Subject): Promise<InquiryRoom> {
  const { owner } = subject;
  const isOwner = (await roleOf(db, member.id, owner)) !== null;
  if (!isOwner) await requireMayInquire(db, member, subject);
  const side = isOwner ? 'owner' : 'asker';
  const isHidden = await isOwnerHidden(db, member.id, subject);
  const [about, [party = null], exchanged, blocks] = await Promise.all([
    getSubjectCard(db, member, subject, { side, isHidden }),
    counterpartsOf(db, [owner]),
    haveExchangedContacts(db, member.id, owner.userId, { askerId: member.id, subject, isHidden }),
    findBlocksBetween(db, member.id, subject)
  ]);
  return {
    about,
    threadId: null,
    stamp: null,
    side,
    other: isOwner || isHidden ? null : party,
    unread: 0,
    isBlocked: !isOwner && blocks.asker,
    mayWrite: !isOwner && subject.isPublished && !blocks.any,
    hasExchanged: exchanged
  };
}

/**
 * Returns whether the two have each other's contact, by an exchange or a deal. False for a hidden buyer: true would
 * reveal that the viewer knows them.
 */
export async function haveExchangedContacts(
  db: Db,
  memberId: string,
  otherId: string | null,
  { askerId, subject, isHidden }: { askerId: string; subject: Subject; isHidden: boolean }
): Promise<boolean> {
  if (isHidden || otherId === null) return false;
  return (await hasExchanged(db, memberId, otherId)) || haveDealt(db, askerId, subject);
}

/**
 * Lists the messages of a thread, newest first.
 * @throws AppError NOT_FOUND when thread or listing does not exist, FORBIDDEN for members of neither side, VALIDATION
 * for a broken cursor
 */
export async function listMessages(
  db: Db,
  member: Member,
  { id, cursor, limit = DEFAULT_LIMIT }: { id: string; cursor?: string; limit?: number }
): Promise<Page<InquiryMessage>> {
  const { side } = await getInquiryFor(db, member, id);
  const after = decodeCursor(cursor, InquiryCursor);
  const rows = await findMessages(db, id, { after, limit: limit + 1 });
  return pageOf(
    rows,
    limit,
    (row) => [row.at_ms, row.id],
    (row) => presentMessage(row, side)
  );
}

/** Lists the threads of a member, last message first. */
export async function listInquiries(
  db: Db,
  member: Member,
  { supplyId, purchaseId, cursor, limit = DEFAULT_LIMIT }: SubjectRef & { cursor?: string; limit?: number }
): Promise<Page<InquiryBrief>> {
  const scope = await loadMembershipScope(db, member.id);
  const after = decodeCursor(cursor, InquiryCursor);
  const rows = await findThreads(db, scope, { supplyId, purchaseId, after, limit: limit + 1 });
  const parties = await counterpartsOf(db, rows.map(otherOf));
  const visibleParties = await Promise.all(
    rows.map(async (row, index) => ((await isHiddenIn(db, row)) ? null : (parties[index] ?? null)))
  );
  const counterpartOf = new Map(rows.map((row, index) => [row.id, visibleParties[index] ?? null]));
  return pageOf(
    rows,
    limit,
    (row) => [row.last_at_ms, row.id],
    (row) => presentBrief(row, counterpartOf.get(row.id) ?? null)
  );
}

/** Subquery: unread messages in all threads of the user. */
export function unreadMessageCount(scope: MembershipScope) {
  return unreadCount(scope);
}

const otherOf = (row: ListedInquiry): ListingOwner =>
  row.side === 'asker'
    ? { userId: row.owner_user_id, companyId: row.company_id }
    : { userId: row.asker_user_id, companyId: null };

async function isHiddenIn(db: Db, row: ListedInquiry): Promise<boolean> {
  if (row.side === 'owner' || !row.is_anonymous || row.purchase_id === null) return false;
  return !(await hasDeal(db, row.asker_user_id, row.purchase_id));
}

function presentBrief(row: ListedInquiry, other: Counterpart | null): InquiryBrief {
  const about: Pick<InquiryBrief['about'], 'kind' | 'id'> =
    row.purchase_id === null ? { kind: 'supply', id: row.supply_id ?? '' } : { kind: 'purchase', id: row.purchase_id };
  return {
    id: row.id,
    about: { ...about, title: row.title },
    cover: row.cover,
    side: row.side,
    other,
    last: row.last_content,
    lastAtMs: row.last_at_ms,
    unread: row.unread
  };
}

/**
 * Returns the state of a thread for an open page: its stamp changes with every event in the thread.
 * @throws AppError NOT_FOUND when thread or listing does not exist, FORBIDDEN for members of neither side
 */
export async function watchInquiry(db: Db, member: Member, id: string): Promise<WatchedState> {
  const { row } = await getInquiryFor(db, member, id);
  return { stamp: stampOf(row), rows: [`inquiry:${id}`] };
}

const stampOf = ({ changes }: InquiryContext['row']) => String(changes);

/** Returns the title of a thread for its sides; undefined for everyone else. */
export async function getInquiryTitle(db: Db, id: string, memberId: string): Promise<string | undefined> {
  const row = await findInquiry(db, id);
  const subject = row && (await subjectOf(db, row));
  if (row === undefined || subject === undefined) return undefined;
  const isIn = row.asker_user_id === memberId || (await roleOf(db, memberId, subject.owner)) !== null;
  return isIn ? subject.title : undefined;
}

const WINDOW_DAYS = 90;
/** Fewest questions that make a rate: with fewer, one slow answer would say too much. */
const MIN_QUESTIONS = 5;

/** Percent of the questions of 90 days that the seller answered within a day; null below five of them. */
export async function responseRate(db: Db, seller: ListingOwner, nowMs: number): Promise<number | null> {
  const { asked, answered } = await countResponses(db, seller, {
    sinceMs: nowMs - WINDOW_DAYS * DAY_MS,
    dueMs: nowMs - DAY_MS,
    dayMs: DAY_MS
  });
  return asked < MIN_QUESTIONS ? null : Math.round((answered * 100) / asked);
}
