import { type Selectable, sql } from 'kysely';
import type { InvitationChannel } from '@contract/invite';
import type { Db, Tx } from '../../database/schema';
import type { ContactInvitationTable } from './invite.tables';

/** A row with whether an account was opened with the number since. */
export type ContactInvitationRow = Selectable<ContactInvitationTable> & { has_joined: boolean };

/** Newest first. */
export function findInvitations(db: Db, inviterId: string, retainedSinceMs: number): Promise<ContactInvitationRow[]> {
  return selectInvitations(db, inviterId)
    .where('invitation.created_at_ms', '>', retainedSinceMs)
    .orderBy('invitation.created_at_ms', 'desc')
    .orderBy('invitation.id', 'desc')
    .execute();
}

export function findInvitationOf(
  db: Db | Tx,
  inviterId: string,
  mobile: string
): Promise<ContactInvitationRow | undefined> {
  return selectInvitations(db, inviterId).where('invitation.mobile', '=', mobile).executeTakeFirst();
}

function selectInvitations(db: Db | Tx, inviterId: string) {
  // An older account is not a result of this invitation, and its existence stays secret.
  return db
    .selectFrom('contact_invitation as invitation')
    .leftJoin('user_account as account', (join) =>
      join
        .onRef('account.mobile', '=', 'invitation.mobile')
        .onRef('account.created_at_ms', '>=', 'invitation.created_at_ms')
    )
    .where('invitation.inviter_id', '=', inviterId)
    .selectAll('invitation')
    .select(sql<boolean>`account.id is not null`.as('has_joined'));
}

export function findInvitationByToken(db: Db | Tx, token: string, retainedSinceMs: number) {
  return db
    .selectFrom('contact_invitation')
    .select(['id', 'inviter_id'])
    .where('token', '=', token)
    .where('created_at_ms', '>', retainedSinceMs)
    .executeTakeFirst();
}

/** Does nothing when this number was invited before. */
export async function insertInvitation(
  db: Db | Tx,
  invitation: Omit<Selectable<ContactInvitationTable>, 'channel' | 'sent_at_ms' | 'opened_at_ms' | 'registered_at_ms'>
): Promise<void> {
  await db
    .insertInto('contact_invitation')
    .values(invitation)
    .onConflict((conflict) => conflict.columns(['inviter_id', 'mobile']).doUpdateSet({ name: invitation.name }))
    .execute();
}

/** Keeps the time of the first sending. Returns false when the user has no such invitation. */
export async function markSent(
  db: Db,
  inviterId: string,
  id: string,
  { channel, nowMs }: { channel: InvitationChannel; nowMs: number }
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contact_invitation')
    .set({ channel, sent_at_ms: sql<number>`coalesce(sent_at_ms, ${nowMs})` })
    .where('inviter_id', '=', inviterId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function markOpened(db: Db | Tx, id: string, nowMs: number): Promise<void> {
  await db
    .updateTable('contact_invitation')
    .set({ opened_at_ms: nowMs })
    .where('id', '=', id)
    .where('opened_at_ms', 'is', null)
    .execute();
}

export async function markRegistered(tx: Tx, id: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('contact_invitation')
    .set({ registered_at_ms: nowMs })
    .where('id', '=', id)
    .where('registered_at_ms', 'is', null)
    .execute();
}

export async function deleteInvitation(db: Db, inviterId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_invitation')
    .where('inviter_id', '=', inviterId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteInvitationsBefore(db: Db | Tx, createdBeforeMs: number): Promise<void> {
  await db.deleteFrom('contact_invitation').where('created_at_ms', '<=', createdBeforeMs).execute();
}
