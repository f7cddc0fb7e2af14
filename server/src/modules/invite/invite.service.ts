import type { Inviter } from '@contract/invite';
import { HOUR_MS } from '@rules/duration';
import { maskName } from '@rules/personName';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { notify } from '../message/message.service';
import { countAction } from '../rateLimit/rateLimit.service';
import {
  claimInviterNotification,
  findInviter,
  findInviterById,
  type InviterAccount,
  setInviter
} from '../user/inviter.service';
import { verificationsOf } from '../user/user.service';
import { findInvitationByToken, markOpened, markRegistered } from './contact.repository';
import { retainedSinceMs } from './contact.service';
import { registeredNotification, verifiedNotification } from './invite.notifications';

/** Limits attempts to guess codes. */
const attemptLimit = { name: 'inviterCode', limit: 60, windowMs: HOUR_MS };

/**
 * Binds the user to their inviter, once and permanently, and notifies the inviter.
 * @throws AppError INVITE_REFUSED for an unknown code, the own one, that of a user whom the user invited, and for a
 * user with an inviter
 */
export async function bindInviter(db: Db, userId: string, inviterCode: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await findByCode(tx, inviterCode, nowMs);
    // Two users who name each other have invited no one.
    if (found === null || found.inviter.id === userId || found.inviter.inviterId === userId) {
      throw new AppError('INVITE_REFUSED');
    }
    const friend = await setInviter(tx, userId, found.inviter.id, nowMs);
    if (friend === null) throw new AppError('INVITE_REFUSED');
    if (found.invitationId !== null) await markRegistered(tx, found.invitationId, nowMs);
    await notify(tx, [registeredNotification(found.inviter.id, { id: userId, nickname: friend.nickname })], nowMs);
  });
}

/**
 * Returns the masked name of the inviter behind a code: 覃**; null for an unknown code. Marks the invitation as opened.
 */
export async function getInviterName(
  db: Db,
  inviterCode: string,
  viewer: { id: string } | null,
  nowMs: number
): Promise<string | null> {
  const found = await findByCode(db, inviterCode, nowMs);
  if (found === null) return null;
  if (found.invitationId !== null && found.inviter.id !== viewer?.id) await markOpened(db, found.invitationId, nowMs);
  return maskName(found.inviter.nickname);
}

/**
 * Returns the user to whom a code binds; null for an unknown code.
 * @throws AppError RATE_LIMITED above 60 attempts an hour
 */
export async function findUserByInviterCode(
  db: Db,
  userId: string,
  inviterCode: string,
  nowMs: number
): Promise<Inviter | null> {
  await countAction(db, attemptLimit, userId, nowMs);
  const found = await findByCode(db, inviterCode, nowMs);
  if (found === null) return null;
  return { name: maskName(found.inviter.nickname), verifications: await verificationsOf(db, found.inviter.id) };
}

/** Notifies the inviter of a user's verification, once, in its transaction. */
export async function notifyInviterOfVerification(tx: Tx, userId: string, nowMs: number): Promise<void> {
  const friend = await claimInviterNotification(tx, userId, nowMs);
  if (friend !== null)
    await notify(tx, [verifiedNotification(friend.inviterId, { id: userId, nickname: friend.nickname })], nowMs);
}

interface InviterMatch {
  inviter: InviterAccount;
  /** Invitation of the token; null for a user's own code. */
  invitationId: string | null;
}

async function findByCode(db: Db | Tx, inviterCode: string, nowMs: number): Promise<InviterMatch | null> {
  const code = normalise(inviterCode);
  const inviter = await findInviter(db, code);
  if (inviter !== null) return { inviter, invitationId: null };
  const invitation = await findInvitationByToken(db, code, retainedSinceMs(nowMs));
  if (invitation === undefined) return null;
  const sender = await findInviterById(db, invitation.inviter_id);
  return sender && { inviter: sender, invitationId: invitation.id };
}

/** Normalises a code that was read aloud and typed: case, spaces and characters that no code contains are ignored. */
function normalise(code: string): string {
  return code.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
