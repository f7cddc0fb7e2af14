import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { FriendQuery, InvitedFriend, InviteSummary } from '@contract/invite';
import { maskName } from '@rules/personName';
import { shanghaiDay, shanghaiMidnightMs } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { inviterOf } from '../user/inviter.service';
import { numberOf } from '../user/numberless';
import { countFriends, findFriends, type FriendFilter, type FriendRow } from './friend.repository';

const DEFAULT_LIMIT = 20;

const FriendCursor = Type.Tuple([CursorTime, CursorId]);

/** Returns the users whom the member invited, newest first. */
export async function listFriends(db: Db, member: Member, query: FriendQuery): Promise<Page<InvitedFriend>> {
  const { limit = DEFAULT_LIMIT, stage, q = '', cursor } = query;
  const after = decodeCursor(cursor, FriendCursor);
  const searched = parseSearch(q);
  if (searched === null) return { items: [], nextCursor: null };
  const rows = await findFriends(db, member.id, { stage, ...searched }, { after, limit: limit + 1 });
  return pageOf(rows, limit, (row) => [row.invited_at_ms, row.id], presentFriend);
}

export async function getInviteSummary(db: Db, member: Member, now: Date): Promise<InviteSummary> {
  const [counts, own] = await Promise.all([countFriends(db, member.id, startOfMonthMs(now)), inviterOf(db, member.id)]);
  return {
    inviteCode: own?.inviteCode ?? '',
    registered: counts.registered,
    verified: counts.verified,
    thisMonth: counts.this_month,
    inviter: own === null || own.boundAtMs === null ? null : { name: own.inviterName && maskName(own.inviterName) }
  };
}

/**
 * Searches only what the list shows: otherwise a search would reveal, letter by letter, what is masked. Null matches
 * nothing.
 */
function parseSearch(q: string): Omit<FriendFilter, 'stage'> | null {
  const text = q.replace(/[\s*\p{Cc}]/gu, '');
  if (text === '') return { initial: undefined, mobileEnd: undefined };
  if (/^\d{2,4}$/.test(text)) return { initial: undefined, mobileEnd: text };
  return [...text].length === 1 ? { initial: text, mobileEnd: undefined } : null;
}

function startOfMonthMs(now: Date): number {
  return shanghaiMidnightMs(`${shanghaiDay(now.getTime()).slice(0, 7)}-01`);
}

function presentFriend(row: FriendRow): InvitedFriend {
  return {
    id: row.id,
    name: maskName(row.nickname),
    mobileTail: numberOf(row).slice(-4),
    isVerified: row.is_verified,
    isInCompany: row.is_in_company,
    invitedAtMs: row.invited_at_ms
  };
}
