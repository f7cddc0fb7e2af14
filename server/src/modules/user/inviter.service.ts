import type { Db, Tx } from '../../database/schema';
import {
  claimNotification,
  deleteInviterLinks,
  findInviterOf,
  findUserById,
  findUserByInviteCode,
  saveInviter
} from './user.repository';

export interface InviterAccount {
  id: string;
  nickname: string;
  /** User who invited the inviter. */
  inviterId: string | null;
}

/** Returns the user of an invite code. */
export async function findInviter(db: Db | Tx, inviteCode: string): Promise<InviterAccount | null> {
  return inviterAccount(await findUserByInviteCode(db, inviteCode));
}

export async function findInviterById(db: Db | Tx, id: string): Promise<InviterAccount | null> {
  return inviterAccount(await findUserById(db, id));
}

/** Returns null when the user has, or had, an inviter already. */
export async function setInviter(
  db: Db | Tx,
  userId: string,
  inviterId: string,
  nowMs: number
): Promise<{ nickname: string } | null> {
  return (await saveInviter(db, userId, inviterId, nowMs)) ?? null;
}

/** Returns a user and their inviter. `boundAtMs` stays when the inviter's account is erased. */
export async function inviterOf(db: Db | Tx, userId: string) {
  const row = await findInviterOf(db, userId);
  if (row === undefined) return null;
  return {
    inviteCode: row.invite_code,
    inviterName: row.inviter_name,
    boundAtMs: row.inviter_bound_at_ms
  };
}

/**
 * Marks the notification of a user's verification as sent. Returns its receiver, the inviter, and the user's nickname; null
 * when there is none to send.
 */
export async function claimInviterNotification(
  tx: Tx,
  userId: string,
  nowMs: number
): Promise<{ inviterId: string; nickname: string } | null> {
  const row = await claimNotification(tx, userId, nowMs);
  return row?.inviter_id ? { inviterId: row.inviter_id, nickname: row.nickname } : null;
}

/** Removes the user as an inviter and as an invited friend; the time of the invitation stays, so that no one gets a second inviter. */
export function clearInviters(tx: Tx, userId: string): Promise<void> {
  return deleteInviterLinks(tx, userId);
}

function inviterAccount(
  row: { id: string; nickname: string; inviter_id: string | null } | undefined
): InviterAccount | null {
  return row === undefined ? null : { id: row.id, nickname: row.nickname, inviterId: row.inviter_id };
}
