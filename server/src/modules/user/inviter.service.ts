import type { Db } from '../../database/schema';
import { countInvitedBy, findUserByInviteCode, saveInviter } from './user.repository';

/** The person whose invite code it is. */
export async function findInviter(db: Db, inviteCode: string): Promise<{ id: string; nickname: string } | null> {
  return (await findUserByInviteCode(db, inviteCode)) ?? null;
}

/** False when the person has an inviter already. */
export function setInviter(db: Db, userId: string, inviterId: string): Promise<boolean> {
  return saveInviter(db, userId, inviterId);
}

export function countInvitedFriends(db: Db, userId: string): Promise<number> {
  return countInvitedBy(db, userId);
}
