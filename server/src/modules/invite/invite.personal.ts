import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { clearInviters } from '../user/inviter.service';
import { deleteInviteTexts } from './inviteTexts.repository';

/**
 * Exports who invited the user and whom they invited, as far as they may see it; their open invitations and their
 * texts.
 */
export async function exportInvites(db: Db, userId: string): Promise<unknown> {
  const person = await db
    .selectFrom('user_account')
    .where('id', '=', userId)
    .select(['inviter_bound_at_ms as inviterBoundAtMs'])
    .executeTakeFirst();
  const invitedAtMs = await db
    .selectFrom('user_account')
    .where('inviter_id', '=', userId)
    .select('inviter_bound_at_ms')
    .orderBy('inviter_bound_at_ms')
    .execute();
  const contacts = await db
    .selectFrom('contact_invitation')
    .where('inviter_id', '=', userId)
    .select([
      'mobile',
      'name',
      'channel',
      'created_at_ms as createdAtMs',
      'sent_at_ms as sentAtMs',
      'opened_at_ms as openedAtMs',
      'registered_at_ms as registeredAtMs'
    ])
    .orderBy('created_at_ms')
    .execute();
  const texts = await db
    .selectFrom('invite_words')
    .where('user_id', '=', userId)
    .select(['slogan', 'message', 'updated_at_ms as updatedAtMs'])
    .executeTakeFirst();
  return {
    texts: texts ?? null,
    ...person,
    friendsInvitedAtMs: invitedAtMs.map((row) => row.inviter_bound_at_ms),
    contacts
  };
}

/**
 * Removes the user from all invitations: those they sent, those sent to their number, and both sides of the inviter
 * relation. That a friend was invited stays recorded, so that they are not bound a second time.
 */
export async function eraseInvites(tx: Tx, userId: string): Promise<void> {
  const ownMobile = tx.selectFrom('user_account').where('id', '=', userId).select('mobile');
  await deleteInviteTexts(tx, userId);
  await tx
    .deleteFrom('contact_invitation')
    .where((eb) => eb.or([eb('inviter_id', '=', userId), eb('mobile', 'in', ownMobile)]))
    .execute();
  await clearInviters(tx, userId);
}

export const invitationsPersonalData: PersonalData = {
  name: 'invitations',
  columns: ['contact_invitation.inviter_id', 'contact_invitation.mobile', 'invite_words.user_id'],
  exportOf: ({ db }, userId) => exportInvites(db, userId),
  erase: ({ tx }, userId) => eraseInvites(tx, userId)
};
