import { type Expression, sql, type SqlBool } from 'kysely';
import type { FriendStage } from '@contract/invite';
import type { Db, Tx } from '../../database/schema';

/** Sort key of a row, descending. */
export type FriendKey = [invitedAtMs: number, id: string];

export interface FriendFilter {
  stage: FriendStage | undefined;
  /** First character of the nickname. */
  initial: string | undefined;
  /** Last digits of the mobile number. */
  mobileEnd: string | undefined;
}

const isVerified = sql<boolean>`exists (select from user_verification v where v.user_id = user_account.id)`;
const isInCompany = sql<boolean>`exists (select from company_member m where m.user_id = user_account.id)`;

const stageConditions: Record<FriendStage, Expression<SqlBool>> = {
  registered: sql<SqlBool>`not ${isVerified} and not ${isInCompany}`,
  verified: isVerified,
  company: isInCompany
};

/** Returns the users whom a user invited, newest first. */
export function findFriends(
  db: Db,
  inviterId: string,
  { stage, initial, mobileEnd }: FriendFilter,
  window: { after: FriendKey | undefined; limit: number }
) {
  let rows = selectFriends(db, inviterId);
  if (stage !== undefined) rows = rows.where(stageConditions[stage]);
  if (initial !== undefined) rows = rows.where(sql<SqlBool>`starts_with(lower(nickname), ${initial.toLowerCase()})`);
  if (mobileEnd !== undefined) {
    // An account without a number has a name there, which may end in digits as well.
    rows = rows.where(sql<SqlBool>`right(mobile, ${mobileEnd.length}) = ${mobileEnd} and mobile !~ '[a-z]'`);
  }
  if (window.after) {
    const [invitedAtMs, id] = window.after;
    rows = rows.where(sql<SqlBool>`(inviter_bound_at_ms, id) < (${invitedAtMs}::int8, ${id})`);
  }
  return rows.orderBy('inviter_bound_at_ms', 'desc').orderBy('id', 'desc').limit(window.limit).execute();
}

function selectFriends(db: Db | Tx, inviterId: string) {
  return db
    .selectFrom('user_account')
    .where('inviter_id', '=', inviterId)
    .select(['id', 'nickname', 'mobile', sql<number>`inviter_bound_at_ms`.as('invited_at_ms')])
    .select([isVerified.as('is_verified'), isInCompany.as('is_in_company')]);
}

export type FriendRow = Awaited<ReturnType<typeof findFriends>>[number];

/** Returns the number of invited friends, of verified ones, and of those since a time. */
export async function countFriends(db: Db, inviterId: string, sinceMs: number) {
  return db
    .selectFrom('user_account')
    .where('inviter_id', '=', inviterId)
    .select((eb) => [
      eb.fn.countAll<number>().as('registered'),
      eb.fn.countAll<number>().filterWhere(isVerified).as('verified'),
      eb.fn.countAll<number>().filterWhere('inviter_bound_at_ms', '>=', sinceMs).as('this_month')
    ])
    .executeTakeFirstOrThrow();
}
