import type { Db, Tx } from '../../database/schema';
import { lockMember } from '../user/user.service';

/** Runs a change that depends on what is in the holder: each sees the result of the one before. */
export function withHolder<T>(db: Db, userId: string, change: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, userId);
    return change(tx);
  });
}
