import type { PersonalData } from '../../personalData';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';

/** The flashes that a person likes. */
async function exportOfFlashLikes(db: Db, userId: string) {
  const rows = await db.selectFrom('flash_like').where('user_id', '=', userId).select('flash_id').execute();
  return rows.map((row) => row.flash_id);
}

/** The counts of the flashes go down with the likes. */
async function eraseFlashLikes(tx: Tx, userId: string): Promise<void> {
  await sql`with gone as (delete from flash_like where user_id = ${userId} returning flash_id)
    update flash f set likes = likes - 1 from gone where f.id = gone.flash_id`.execute(tx);
}

export const flashLikesPersonalData: PersonalData = {
  name: 'flashLikes',
  columns: ['flash_like.user_id'],
  exportOf: ({ db }, userId) => exportOfFlashLikes(db, userId),
  erase: ({ tx }, userId) => eraseFlashLikes(tx, userId)
};
