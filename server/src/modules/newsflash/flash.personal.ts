import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';

/** Exports the flashes that a user likes. */
async function exportFlashLikes(db: Db, userId: string) {
  const rows = await db.selectFrom('flash_like').where('user_id', '=', userId).select('flash_id').execute();
  return rows.map((row) => row.flash_id);
}

/** Deletes a user's likes and decreases the counters of the flashes. */
async function eraseFlashLikes(tx: Tx, userId: string): Promise<void> {
  await sql`with gone as (delete from flash_like where user_id = ${userId} returning flash_id)
    update flash f set likes = likes - 1 from gone where f.id = gone.flash_id`.execute(tx);
}

export const flashLikesPersonalData: PersonalData = {
  name: 'flashLikes',
  columns: ['flash_like.user_id'],
  exportOf: ({ db }, userId) => exportFlashLikes(db, userId),
  erase: ({ tx }, userId) => eraseFlashLikes(tx, userId)
};
