import { type Insertable, type Selectable, sql } from 'kysely';
import type { CompanyRole } from '@contract/user';
import { DAY_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import type { CompanyMemberTable } from './company.tables';

export type MembershipRow = Selectable<CompanyMemberTable>;

/** Sort key of a team: owner, admins, members, each by the time they joined. */
export type MemberKey = [rank: number, joinedAtMs: number, userId: string];

/** The person's companies with their part in each, the current one first. */
export function findCompaniesOf(db: Db | Tx, userId: string) {
  return db
    .selectFrom('company_member as membership')
    .innerJoin('company', 'company.id', 'membership.company_id')
    .where('membership.user_id', '=', userId)
    .select((eb) => [
      'company.id',
      'company.name',
      'company.short_name',
      'company.verified_at_ms',
      'membership.role',
      'membership.is_current',
      'membership.position',
      'membership.department',
      'membership.joined_at_ms',
      eb
        .selectFrom('company_member as colleague')
        .whereRef('colleague.company_id', '=', 'company.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('member_count')
    ])
    .orderBy('membership.is_current', 'desc')
    .orderBy('membership.joined_at_ms')
    .execute();
}

export function findMembership(db: Db | Tx, companyId: string, userId: string): Promise<MembershipRow | undefined> {
  return db
    .selectFrom('company_member')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Everybody in the team with their part. */
export function findTeam(db: Db | Tx, companyId: string) {
  return db
    .selectFrom('company_member')
    .select(['user_id', 'role'])
    .where('company_id', '=', companyId)
    .orderBy('user_id')
    .execute();
}

export async function countCompaniesOf(tx: Tx, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('company_member')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertMember(tx: Tx, member: Insertable<CompanyMemberTable>): Promise<void> {
  await tx.insertInto('company_member').values(member).execute();
}

export async function updateRole(tx: Tx, companyId: string, userId: string, role: CompanyRole): Promise<void> {
  await tx
    .updateTable('company_member')
    .set({ role })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteMember(tx: Tx, companyId: string, userId: string): Promise<void> {
  await tx.deleteFrom('company_member').where('company_id', '=', companyId).where('user_id', '=', userId).execute();
}

/** Makes one of the person's companies the current one. */
export async function setCurrentCompany(tx: Tx, userId: string, companyId: string): Promise<void> {
  // Two steps: the index allows no second current one, not even within a statement.
  await tx
    .updateTable('company_member')
    .set({ is_current: false })
    .where('user_id', '=', userId)
    .where('is_current', '=', true)
    .execute();
  await tx
    .updateTable('company_member')
    .set({ is_current: true })
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .execute();
}

/** Returns the counts shown on the team page. */
export function findTeamStatistics(db: Db, companyId: string, nowMs: number) {
  const isAfter = (days: number) => nowMs - days * DAY_MS;
  return db
    .selectFrom('company_member as m')
    .where('m.company_id', '=', companyId)
    .select((eb) => [
      eb.fn.countAll<number>().as('members'),
      sql<number>`count(*) filter (where role = 'admin')`.as('admins'),
      sql<number>`count(*) filter (where joined_at_ms > ${isAfter(30)})`.as('joined_lately'),
      sql<number>`count(*) filter (where exists (
        select from user_session s where s.user_id = m.user_id and s.renewed_at_ms > ${isAfter(7)}))`.as(
        'active_lately'
      )
    ])
    .executeTakeFirstOrThrow();
}

/** One window of the team. */
export function findMembers(
  db: Db,
  companyId: string,
  { after, limit }: { after: MemberKey | undefined; limit: number }
) {
  const rank = sql<number>`array_position(array['owner', 'admin', 'member'], m.role)`;
  let rows = db
    .selectFrom('company_member as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .where('m.company_id', '=', companyId)
    .select((eb) => [
      'm.user_id',
      'm.role',
      'm.position',
      'm.department',
      'm.joined_at_ms',
      'u.nickname',
      'u.avatar_url',
      rank.as('rank'),
      eb
        .exists(
          eb.selectFrom('user_verification as v').whereRef('v.user_id', '=', 'm.user_id').where('v.kind', '=', 'person')
        )
        .as('is_verified'),
      eb
        .selectFrom('user_session as s')
        .whereRef('s.user_id', '=', 'm.user_id')
        .select((session) => session.fn.max('s.renewed_at_ms').as('at'))
        .as('last_active_at_ms')
    ]);
  if (after) {
    const [rankAfter, joinedAtMs, userId] = after;
    rows = rows.where(
      sql<boolean>`(${rank}, m.joined_at_ms, m.user_id) > (${rankAfter}::int4, ${joinedAtMs}::int8, ${userId})`
    );
  }
  return rows.orderBy(rank).orderBy('m.joined_at_ms').orderBy('m.user_id').limit(limit).execute();
}

/** Returns which of the users are in the team of a verified company. */
export async function findEntitledToBadge(tx: Tx, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .selectFrom('company_member as m')
    .innerJoin('company as c', 'c.id', 'm.company_id')
    .where('m.user_id', 'in', userIds)
    .where('c.verified_at_ms', 'is not', null)
    .select('m.user_id')
    .distinct()
    .execute();
  return rows.map((row) => row.user_id);
}

export function findOwnedWithOthers(db: Db | Tx, userId: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('company_member as own')
    .innerJoin('company', 'company.id', 'own.company_id')
    .where('own.user_id', '=', userId)
    .where('own.role', '=', 'owner')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('company_member as other')
          .whereRef('other.company_id', '=', 'own.company_id')
          .where('other.user_id', '<>', userId)
          .select('other.user_id')
      )
    )
    .select(['company.id', 'company.name'])
    .orderBy('company.id')
    .execute();
}
