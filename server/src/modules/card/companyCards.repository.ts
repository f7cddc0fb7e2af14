import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';

/** Sort key of the cards of a team: owner, admins, members, each by the time they joined. */
export type TeamCardKey = readonly [rank: number, joinedAtMs: number, id: string];

interface TeamCardRow {
  id: string;
  user_id: string;
  rank: number;
  joined_at_ms: number;
}

/**
 * The card of each member that is bound to the company: the default one, else the newest.
 * @param isForAll true to leave out the cards whose owners may not be found
 */
const cardsOfTeam = (companyId: string, isForAll: boolean) => sql`
  select distinct on (card.user_id) card.id, card.user_id, member.joined_at_ms,
    array_position(array['owner', 'admin', 'member'], member.role) as rank
  from company_member member
  join card on card.company_id = member.company_id and card.user_id = member.user_id
  join user_account owner on owner.id = card.user_id and owner.frozen_reason is null
  where member.company_id = ${companyId} and card.withdrawn_at_ms is null and card.taken_down_at_ms is null
    and (card.is_findable or not ${isForAll}::boolean)
  order by card.user_id, card.is_default desc, card.created_at_ms desc, card.id desc`;

/** Returns a window of the cards of a team; for colleagues also those whose owners may not be found. */
export async function findCompanyCards(
  db: Db,
  companyId: string,
  { isColleague, after, limit }: { isColleague: boolean; after: TeamCardKey | undefined; limit: number }
): Promise<TeamCardRow[]> {
  const beyond =
    after === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(rank, joined_at_ms, id) > (${after[0]}::int4, ${after[1]}::int8, ${after[2]})`;
  const { rows } = await sql<TeamCardRow>`
    select id, user_id, rank, joined_at_ms from (${cardsOfTeam(companyId, !isColleague)}) as shown
    where ${beyond}
    order by rank, joined_at_ms, id limit ${limit}`.execute(db);
  return rows;
}

/** Returns the cards of these members. */
export async function findCardsOfTeam(
  db: Db,
  companyId: string,
  userIds: readonly string[]
): Promise<Pick<TeamCardRow, 'id' | 'user_id'>[]> {
  const { rows } = await sql<TeamCardRow>`
    select id, user_id from (${cardsOfTeam(companyId, false)}) as shown where user_id = any(${userIds}::text[])`.execute(
    db
  );
  return rows;
}

export async function findTeamCardIds(db: Db, companyId: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`select id from (${cardsOfTeam(companyId, false)}) as shown`.execute(db);
  return rows;
}

/** Stores the company's name with the cards that are bound to it, for the search; none when their owner has left. */
export async function updateCompanyTexts(tx: Tx, companyId: string): Promise<void> {
  await sql`
    update card set company_text = coalesce((
      select company.name from company_member member join company on company.id = member.company_id
      where member.company_id = card.company_id and member.user_id = card.user_id
    ), '')
    where company_id = ${companyId}`.execute(tx);
}
