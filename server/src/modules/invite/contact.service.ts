import { randomBytes } from 'node:crypto';
import type { ContactInvitation, InvitationChannel, InvitationState, NewContactInvitation } from '@contract/invite';
import { DAY_MS } from '@rules/duration';
import { contactNameProblem } from '@rules/invitation';
import { normalizeLine } from '@rules/normalizeText';
import { newId } from '../../database/id';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { countAction } from '../rateLimit/rateLimit.service';
import { mobileOf } from '../user/user.service';
import {
  type ContactInvitationRow,
  deleteInvitation,
  deleteInvitationsBefore,
  findInvitationOf,
  findInvitations,
  insertInvitation,
  markSent
} from './contact.repository';

/** Retention of an invitation, which contains the number of a person who did not ask for it. */
const RETENTION_MS = 90 * DAY_MS;
/** Twenty are business; more are advertising. */
const dailyLimit = { name: 'contactInvitation', limit: 20, windowMs: DAY_MS };

/** Returns the time before which invitations are expired. */
export const retainedSinceMs = (nowMs: number): number => nowMs - RETENTION_MS;

/** Returns the member's invitations, newest first. */
export async function listInvitations(db: Db, member: Member, nowMs: number): Promise<ContactInvitation[]> {
  return (await findInvitations(db, member.id, retainedSinceMs(nowMs))).map(presentInvitation);
}

/**
 * Invites a number. A number that was invited before keeps its invitation, with the new name.
 * @throws AppError VALIDATION for a name that breaks the rules and for the own number (`self`), RATE_LIMITED above the
 * daily limit of new numbers, CONFLICT when it is removed from another device meanwhile
 */
export async function inviteContact(
  db: Db,
  member: Member,
  wanted: NewContactInvitation,
  nowMs: number
): Promise<ContactInvitation> {
  const name = normalizeLine(wanted.name);
  const problem = contactNameProblem(name);
  if (problem !== undefined) throw new AppError('VALIDATION', { fields: { name: problem } });
  if ((await mobileOf(db, member.id)) === wanted.mobile)
    throw new AppError('VALIDATION', { fields: { mobile: 'self' } });
  await deleteInvitationsBefore(db, retainedSinceMs(nowMs));
  if ((await findInvitationOf(db, member.id, wanted.mobile)) === undefined) {
    await countAction(db, dailyLimit, member.id, nowMs);
  }
  await insertInvitation(db, {
    id: newId(nowMs),
    inviter_id: member.id,
    mobile: wanted.mobile,
    name,
    token: randomBytes(10).toString('hex').toUpperCase(),
    created_at_ms: nowMs
  });
  const invitation = await findInvitationOf(db, member.id, wanted.mobile);
  // Removed at the same moment from another device.
  if (invitation === undefined) throw new AppError('CONFLICT');
  return presentInvitation(invitation);
}

/**
 * Marks an invitation as sent. Idempotent.
 * @throws AppError NOT_FOUND when the member has no such invitation
 */
export async function markInvitationSent(
  db: Db,
  member: Member,
  id: string,
  sent: { channel: InvitationChannel; nowMs: number }
): Promise<void> {
  if (!(await markSent(db, member.id, id, sent))) throw new AppError('NOT_FOUND');
}

/**
 * Removes an invitation.
 * @throws AppError NOT_FOUND when the member has no such invitation
 */
export async function removeInvitation(db: Db, member: Member, id: string): Promise<void> {
  if (!(await deleteInvitation(db, member.id, id))) throw new AppError('NOT_FOUND');
}

/** Deletes expired invitations. */
export function purgeInvitations(db: Db, nowMs: number): Promise<void> {
  return deleteInvitationsBefore(db, retainedSinceMs(nowMs));
}

function invitationStateOf(row: ContactInvitationRow): InvitationState {
  if (row.registered_at_ms !== null || row.has_joined) return 'registered';
  if (row.opened_at_ms !== null) return 'opened';
  return row.sent_at_ms === null ? 'draft' : 'sent';
}

function presentInvitation(row: ContactInvitationRow): ContactInvitation {
  return {
    id: row.id,
    mobile: row.mobile,
    name: row.name,
    token: row.token,
    state: invitationStateOf(row),
    channel: row.channel,
    createdAtMs: row.created_at_ms
  };
}
