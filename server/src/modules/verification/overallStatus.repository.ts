import type { VerificationState } from '@contract/verification';
import type { Db } from '../../database/schema';

/** The states of everything that a person has sent. */
export async function findStates(db: Db, userId: string): Promise<VerificationState[]> {
  const rows = await db.selectFrom('verification').where('user_id', '=', userId).select('state').execute();
  return rows.map(({ state }) => state);
}
