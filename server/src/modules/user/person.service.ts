import type { Db, Tx } from '../../database/schema';
import { findUserById } from './user.repository';

/** Name and full number of somebody, for those who have agreed with them; null when the account is gone. */
export async function contactOf(db: Db | Tx, userId: string | null): Promise<{ name: string; mobile: string } | null> {
  const user = userId === null ? undefined : await findUserById(db, userId);
  return user === undefined ? null : { name: user.nickname, mobile: user.mobile };
}
