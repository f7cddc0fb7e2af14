import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { AwardVoteTable } from './award.tables';

/** Serializes the votes of a device until the transaction ends; those of a member are by the lock of the account. */
export async function lockDevice(tx: Tx, deviceDigest: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`votes of ${deviceDigest}`}, 0))`.execute(tx);
}

export function findVote(db: Db | Tx, userId: string, requestId: string) {
  return db
    .selectFrom('award_vote')
    .select('candidate_id')
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export async function insertVote(tx: Tx, vote: Insertable<AwardVoteTable>): Promise<void> {
  await tx.insertInto('award_vote').values(vote).execute();
}

/** Returns how often a member voted on a day. A void does not give the vote back. */
export async function countOfMember(db: Db | Tx, awardId: string, userId: string, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('award_vote')
    .where('award_id', '=', awardId)
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns how often was voted on a device on a day. */
export async function countOfDevice(db: Db | Tx, awardId: string, deviceDigest: string, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('award_vote')
    .where('award_id', '=', awardId)
    .where('device_digest', '=', deviceDigest)
    .where('day', '=', day)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Valid votes to count: those of before a time. */
interface Counting {
  awardId: string;
  /** First day (YYYY-MM-DD) whose votes are counted one by one; those of earlier days are in the totals. */
  fromDay: string;
  beforeMs: number;
  /** All candidates without it. */
  candidateId?: string;
}

/** Returns the valid votes of each candidate that has any. */
export async function countVotes(db: Db | Tx, counting: Counting): Promise<Map<string, number>> {
  const { awardId, fromDay, beforeMs, candidateId } = counting;
  const ofOne = candidateId === undefined ? sql`` : sql`and candidate_id = ${candidateId}`;
  const { rows } = await sql<{ candidate_id: string; votes: number }>`
    select candidate_id, sum(votes)::int as votes from (
      select candidate_id, votes from award_day_total
      where award_id = ${awardId} and day < ${fromDay}::date ${ofOne}
      union all
      select candidate_id, count(*) from award_vote
      where award_id = ${awardId} and void_id is null and day >= ${fromDay}::date and at_ms < ${beforeMs} ${ofOne}
      group by candidate_id
    ) counted group by candidate_id`.execute(db);
  return new Map(rows.map((row) => [row.candidate_id, row.votes]));
}

/** Adds up the valid votes of days again, both ends included; without a first day those of all days until the last. */
export async function replaceDayTotals(
  tx: Tx,
  awardId: string,
  { fromDay, throughDay }: { fromDay: string | null; throughDay: string }
): Promise<void> {
  const isMeant = sql`award_id = ${awardId} and day <= ${throughDay}::date
    and (${fromDay}::date is null or day >= ${fromDay}::date)`;
  await sql`delete from award_day_total where ${isMeant}`.execute(tx);
  await sql`
    insert into award_day_total (award_id, day, candidate_id, votes)
    select award_id, day, candidate_id, count(*) from award_vote
    where ${isMeant} and void_id is null group by award_id, day, candidate_id`.execute(tx);
}

export interface VoteFilter {
  awardId: string;
  candidateId?: string;
  userId?: string;
  deviceDigest?: string;
}

const filtered = ({ awardId, candidateId, userId, deviceDigest }: VoteFilter) => sql`award_id = ${awardId}
  and (${candidateId ?? null}::text is null or candidate_id = ${candidateId ?? null})
  and (${userId ?? null}::text is null or user_id = ${userId ?? null})
  and (${deviceDigest ?? null}::text is null or device_digest = ${deviceDigest ?? null})`;

/**
 * Voids valid votes. They are locked in order of their id, as the erasure of an account does.
 * @returns how many, and the first of their days; null without one
 */
export async function voidVotes(
  tx: Tx,
  filter: VoteFilter,
  voidId: string
): Promise<{ count: number; firstDay: string | null }> {
  const { rows } = await sql<{ count: number; firstDay: string | null }>`
    with meant as (select id from award_vote where ${filtered(filter)} and void_id is null order by id for update),
    voided as (
      update award_vote set void_id = ${voidId} where id in (select id from meant) returning day
    )
    select count(*)::int as count, to_char(min(day), 'YYYY-MM-DD') as "firstDay" from voided`.execute(tx);
  return rows[0] ?? { count: 0, firstDay: null };
}

export interface AuditRow {
  id: string;
  candidate_id: string;
  at_ms: number;
  user_id: string | null;
  device_digest: string | null;
  void_reason: string | null;
}

/** Returns votes with what they name, the newest first. */
export async function findVotes(
  db: Db,
  filter: VoteFilter,
  { after, limit }: { after: readonly [number, string] | undefined; limit: number }
): Promise<AuditRow[]> {
  const isAfter = after === undefined ? sql`true` : sql`(vote.at_ms, vote.id) < (${after[0]}, ${after[1]})`;
  const { rows } = await sql<AuditRow>`
    select vote.id, vote.candidate_id, vote.at_ms, vote.user_id, vote.device_digest, decision.reason as void_reason
    from (select * from award_vote where ${filtered(filter)}) vote
    left join award_decision decision on decision.id = vote.void_id
    where ${isAfter} order by vote.at_ms desc, vote.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Takes user and device off the votes of a user, which stay. */
export async function clearVoter(tx: Tx, userId: string): Promise<void> {
  await sql`
    with meant as (select id from award_vote where user_id = ${userId} order by id for update)
    update award_vote set user_id = null, device_digest = null where id in (select id from meant)`.execute(tx);
}
