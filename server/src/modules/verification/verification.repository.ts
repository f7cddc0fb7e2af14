import { type Insertable, type Selectable, sql } from 'kysely';
import type { VerificationKind } from '@contract/user';
import type { VerificationState } from '@contract/verification';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import type { VerificationStepTable, VerificationTable } from './verification.tables';

export type VerificationRow = Selectable<VerificationTable>;

/** The person's row of a kind, locked until the transaction ends; made when there is none. */
export async function lockVerification(
  tx: Tx,
  userId: string,
  kind: VerificationKind,
  nowMs: number
): Promise<VerificationRow> {
  await tx
    .insertInto('verification')
    .values({
      id: newId(nowMs),
      user_id: userId,
      kind,
      state: 'none',
      step: 'platform',
      papers_id: null,
      approved_papers_id: null,
      company_id: null,
      name: '',
      number: '',
      valid_until: null,
      reasons: '[]',
      submitted_at_ms: null,
      reminded_at_ms: null,
      updated_at_ms: nowMs
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doNothing())
    .execute();
  return tx
    .selectFrom('verification')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function lockVerificationById(tx: Tx, id: string): Promise<VerificationRow | undefined> {
  return tx.selectFrom('verification').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findVerification(db: Db | Tx, userId: string, kind: VerificationKind) {
  return db
    .selectFrom('verification')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

export function findVerifications(db: Db | Tx, userId: string): Promise<VerificationRow[]> {
  return db.selectFrom('verification').selectAll().where('user_id', '=', userId).execute();
}

/** Deletes a row without documents, which no other row refers to. */
export async function deleteVerification(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('verification').where('id', '=', id).execute();
}

/** Reads and locks the verification of a locked company; undefined when the account that submitted it was erased. */
export function lockByCompany(tx: Tx, companyId: string): Promise<VerificationRow | undefined> {
  return tx.selectFrom('verification').selectAll().where('company_id', '=', companyId).forUpdate().executeTakeFirst();
}

export function findVerificationById(db: Db, id: string) {
  return db
    .selectFrom('verification as v')
    .innerJoin('user_account as u', 'u.id', 'v.user_id')
    .selectAll('v')
    .select('u.mobile')
    .where('v.id', '=', id)
    .executeTakeFirst();
}

/** Returns verifications in these states, those with a reminder first, then the oldest. */
export function findByStates(db: Db, states: readonly VerificationState[], limit: number): Promise<VerificationRow[]> {
  return db
    .selectFrom('verification')
    .selectAll()
    .where('state', 'in', states)
    .orderBy(sql`reminded_at_ms is null`)
    .orderBy('submitted_at_ms')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Ids of what counts and ends on or before the day. */
export async function findExpiring(db: Db, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('verification')
    .select('id')
    .where('state', 'in', ['approved', 'expiring', 'changing'])
    .where('valid_until', '<=', day)
    .execute();
  return rows.map(({ id }) => id);
}

export async function updateVerification(
  tx: Tx,
  id: string,
  changes: Partial<Omit<Insertable<VerificationTable>, 'id' | 'user_id' | 'kind'>> & { user_id?: string }
): Promise<VerificationRow> {
  return tx.updateTable('verification').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function insertStep(tx: Tx, step: Insertable<VerificationStepTable>): Promise<void> {
  await tx.insertInto('verification_step').values(step).execute();
}

export function findSteps(db: Db | Tx, verificationId: string) {
  return db
    .selectFrom('verification_step')
    .selectAll()
    .where('verification_id', '=', verificationId)
    .orderBy('at_ms')
    .orderBy('id')
    .execute();
}

export async function insertFailure(db: Db | Tx, userId: string, nowMs: number): Promise<void> {
  await db.insertInto('verification_failure').values({ user_id: userId, at_ms: nowMs }).execute();
}

/** Returns the times of the last failures in epoch ms, the newest first. */
export async function findFailures(db: Db | Tx, userId: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('verification_failure')
    .select('at_ms')
    .where('user_id', '=', userId)
    .orderBy('at_ms', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.at_ms);
}

export async function deleteVerifications(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('verification').where('user_id', '=', userId).execute();
  await tx.deleteFrom('verification_papers').where('user_id', '=', userId).execute();
  await tx.deleteFrom('verification_failure').where('user_id', '=', userId).execute();
}

/** The states of everything that a person has sent. */
export async function findStates(db: Db, userId: string): Promise<VerificationState[]> {
  const rows = await db.selectFrom('verification').where('user_id', '=', userId).select('state').execute();
  return rows.map(({ state }) => state);
}

/** The companies that the person owns. */
export async function findOwnedCompanyIds(tx: Tx, ownerId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('company as c')
    .innerJoin('company_member as m', 'm.company_id', 'c.id')
    .select('c.id')
    .where('m.user_id', '=', ownerId)
    .where('m.role', '=', 'owner')
    .where('c.dissolved_at_ms', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
