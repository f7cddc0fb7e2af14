import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { CompanyApplicationTable } from './company.tables';

export type ApplicationRow = Selectable<CompanyApplicationTable>;

export async function findNickname(db: Db | Tx, userId: string): Promise<string | undefined> {
  return (await db.selectFrom('user_account').where('id', '=', userId).select('nickname').executeTakeFirst())?.nickname;
}

export function findPersonByMobile(db: Db | Tx, mobile: string) {
  return db.selectFrom('user_account').where('mobile', '=', mobile).select('id').executeTakeFirst();
}

export async function findMobile(db: Db | Tx, userId: string): Promise<string | undefined> {
  return (await db.selectFrom('user_account').where('id', '=', userId).select('mobile').executeTakeFirst())?.mobile;
}

export function findApplication(db: Db | Tx, id: string): Promise<ApplicationRow | undefined> {
  return db.selectFrom('company_application').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The person's application that waits for an answer. */
export function findOpenApplication(
  db: Db | Tx,
  companyId: string,
  userId: string
): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom('company_application')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('status', '=', 'applied')
    .executeTakeFirst();
}

/** Returns the id of those companies to which the user has an open application. */
export async function findAppliedTo(db: Db, companyIds: string[], userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('company_application')
    .select('company_id')
    .where('user_id', '=', userId)
    .where('status', '=', 'applied')
    .where('company_id', 'in', companyIds)
    .execute();
  return rows.map((row) => row.company_id);
}

export async function countOpenApplications(db: Db, companyId: string): Promise<number> {
  const row = await db
    .selectFrom('company_application')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('status', '=', 'applied')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Applications that wait, with who they are from, the longest first. */
export function findOpenApplications(db: Db, companyId: string, limit: number) {
  return db
    .selectFrom('company_application as a')
    .innerJoin('user_account as u', 'u.id', 'a.user_id')
    .where('a.company_id', '=', companyId)
    .where('a.status', '=', 'applied')
    .selectAll('a')
    .select((eb) => [
      'u.nickname',
      'u.avatar_url',
      eb
        .exists(
          eb.selectFrom('user_verification as v').whereRef('v.user_id', '=', 'a.user_id').where('v.kind', '=', 'person')
        )
        .as('is_verified')
    ])
    .orderBy('a.created_at_ms')
    .orderBy('a.id')
    .limit(limit)
    .execute();
}

/** The person's applications, newest first. */
export function findApplicationsOf(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('company_application as a')
    .innerJoin('company as c', 'c.id', 'a.company_id')
    .where('a.user_id', '=', userId)
    .selectAll('a')
    .select('c.name as company_name')
    .orderBy('a.created_at_ms', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
}

export async function insertApplication(tx: Tx, application: Insertable<CompanyApplicationTable>): Promise<void> {
  await tx.insertInto('company_application').values(application).execute();
}

export async function setApplicationStatus(
  tx: Tx,
  id: string,
  decided: { status: ApplicationRow['status']; reason?: string; nowMs: number }
): Promise<void> {
  await tx
    .updateTable('company_application')
    .set({ status: decided.status, reason: decided.reason ?? '', decided_at_ms: decided.nowMs })
    .where('id', '=', id)
    .execute();
}

/** Settles the open applications and invitations of a new member. Returns the proof images that can be deleted. */
export async function closePendingRequestsOf(
  tx: Tx,
  companyId: string,
  userId: string,
  nowMs: number
): Promise<string[]> {
  const applications = await tx
    .updateTable('company_application')
    .set({ status: 'approved', decided_at_ms: nowMs })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('status', '=', 'applied')
    .returning('proof_ids')
    .execute();
  await tx
    .updateTable('company_invitation')
    .set({ status: 'accepted', decided_at_ms: nowMs })
    .where('company_id', '=', companyId)
    .where('mobile', '=', (eb) => eb.selectFrom('user_account').select('mobile').where('id', '=', userId))
    .where('status', '=', 'invited')
    .execute();
  return applications.flatMap((row) => row.proof_ids);
}

/** Closes everything open when a company is dissolved. Returns the applicants and their proof images. */
export async function closeAllPendingRequests(
  tx: Tx,
  companyId: string,
  nowMs: number
): Promise<{ userIds: string[]; proofIds: string[] }> {
  const applicants = await tx
    .updateTable('company_application')
    .set({ status: 'refused', refused_because: 'dissolved', decided_at_ms: nowMs })
    .where('company_id', '=', companyId)
    .where('status', '=', 'applied')
    .returning(['user_id', 'proof_ids'])
    .execute();
  await tx
    .updateTable('company_invitation')
    .set({ status: 'withdrawn', decided_at_ms: nowMs })
    .where('company_id', '=', companyId)
    .where('status', '=', 'invited')
    .execute();
  await tx
    .updateTable('company_transfer')
    .set({ status: 'withdrawn', decided_at_ms: nowMs })
    .where('company_id', '=', companyId)
    .where('status', '=', 'requested')
    .execute();
  return {
    userIds: applicants.map((row) => row.user_id),
    proofIds: applicants.flatMap((row) => row.proof_ids)
  };
}

export async function deleteApplicationsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('company_application').where('user_id', '=', userId).execute();
}
