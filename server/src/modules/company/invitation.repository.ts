import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { CompanyInvitationTable } from './company.tables';

export type InvitationRow = Selectable<CompanyInvitationTable>;

export function findInvitation(db: Db | Tx, id: string): Promise<InvitationRow | undefined> {
  return db.selectFrom('company_invitation').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the invitation of this number that was neither answered nor withdrawn; it may have expired. */
export function findUnansweredInvitation(
  tx: Tx,
  companyId: string,
  mobile: string
): Promise<InvitationRow | undefined> {
  return tx
    .selectFrom('company_invitation')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('mobile', '=', mobile)
    .where('status', '=', 'invited')
    .executeTakeFirst();
}

/** Invitations of a company that wait for an answer, newest first. */
export function findOpenInvitations(db: Db, companyId: string, nowMs: number, limit: number): Promise<InvitationRow[]> {
  return db
    .selectFrom('company_invitation')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('status', '=', 'invited')
    .where('expires_at_ms', '>', nowMs)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the open invitations of a number, newest first. */
export function findOpenInvitationsByMobile(db: Db, mobile: string, nowMs: number) {
  return db
    .selectFrom('company_invitation as i')
    .innerJoin('company as c', 'c.id', 'i.company_id')
    .innerJoin('user_account as inviter', 'inviter.id', 'i.inviter_id')
    .where('i.mobile', '=', mobile)
    .where('i.status', '=', 'invited')
    .where('i.expires_at_ms', '>', nowMs)
    .where('c.dissolved_at_ms', 'is', null)
    .select(['i.id', 'i.company_id', 'i.expires_at_ms', 'c.name', 'c.verified_at_ms', 'inviter.nickname'])
    .orderBy('i.created_at_ms', 'desc')
    .orderBy('i.id', 'desc')
    .limit(20)
    .execute();
}

export async function insertInvitation(tx: Tx, invitation: Insertable<CompanyInvitationTable>): Promise<void> {
  await tx.insertInto('company_invitation').values(invitation).execute();
}

/** An invitation that has expired is sent again. */
export async function renewInvitation(
  tx: Tx,
  id: string,
  { inviterId, nowMs, expiresAtMs }: { inviterId: string; nowMs: number; expiresAtMs: number }
): Promise<void> {
  await tx
    .updateTable('company_invitation')
    .set({ inviter_id: inviterId, created_at_ms: nowMs, expires_at_ms: expiresAtMs })
    .where('id', '=', id)
    .execute();
}

export async function setInvitationStatus(
  tx: Tx,
  id: string,
  status: InvitationRow['status'],
  nowMs: number
): Promise<void> {
  await tx.updateTable('company_invitation').set({ status, decided_at_ms: nowMs }).where('id', '=', id).execute();
}

/** Every invitation of a number, newest first. */
export function findInvitationsByMobile(db: Db, mobile: string) {
  return db
    .selectFrom('company_invitation as i')
    .innerJoin('company as c', 'c.id', 'i.company_id')
    .where('i.mobile', '=', mobile)
    .select(['i.status', 'i.created_at_ms', 'i.expires_at_ms', 'c.name as company_name'])
    .orderBy('i.created_at_ms', 'desc')
    .execute();
}

/** Every invitation that a person sent, newest first. */
export function findInvitationsByInviter(db: Db, inviterId: string) {
  return db
    .selectFrom('company_invitation as i')
    .innerJoin('company as c', 'c.id', 'i.company_id')
    .where('i.inviter_id', '=', inviterId)
    .select(['i.mobile', 'i.status', 'i.created_at_ms', 'i.expires_at_ms', 'i.decided_at_ms', 'c.name as company_name'])
    .orderBy('i.created_at_ms', 'desc')
    .execute();
}

/** Transfers the open invitations of a former member to the owner and deletes the answered ones. */
export async function handOverInvitationsOf(tx: Tx, inviterId: string): Promise<void> {
  await tx
    .updateTable('company_invitation as i')
    .from('company_member as owner')
    .set((eb) => ({ inviter_id: eb.ref('owner.user_id') }))
    .whereRef('owner.company_id', '=', 'i.company_id')
    .where('owner.role', '=', 'owner')
    .where('i.inviter_id', '=', inviterId)
    .where('i.status', '=', 'invited')
    .execute();
  await tx.deleteFrom('company_invitation').where('inviter_id', '=', inviterId).execute();
}

export async function deleteInvitationsByMobile(tx: Tx, mobile: string): Promise<void> {
  await tx.deleteFrom('company_invitation').where('mobile', '=', mobile).execute();
}
