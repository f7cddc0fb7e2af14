import { sql } from 'kysely';
import type { Db } from '../../database/schema';

interface Favourite {
  userId: string;
  expoId: string;
  boothNo: string;
}

/** Returns the numbers of the booths that a user marked, the latest first. */
export async function listFavourites(db: Db, userId: string, expoId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('expo_booth_favourite')
    .select('booth_no')
    .where('user_id', '=', userId)
    .where('expo_id', '=', expoId)
    .orderBy('created_at_ms', 'desc')
    .orderBy('booth_no')
    .execute();
  return rows.map((row) => row.booth_no);
}

/** Returns whether there is such a booth; a booth that is marked already keeps its time. */
export async function insertFavourite(db: Db, { userId, expoId, boothNo }: Favourite, nowMs: number): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean }>`
    with booth as (select expo_id, no from expo_booth where expo_id = ${expoId} and no = ${boothNo}),
    marked as (
      insert into expo_booth_favourite (user_id, expo_id, booth_no, created_at_ms)
      select ${userId}, expo_id, no, ${nowMs}::int8 from booth
      on conflict do nothing
    )
    select exists (select 1 from booth) as "isKnown"`.execute(db);
  return rows[0]?.isKnown === true;
}

export async function deleteFavourite(db: Db, { userId, expoId, boothNo }: Favourite): Promise<void> {
  await db
    .deleteFrom('expo_booth_favourite')
    .where('user_id', '=', userId)
    .where('expo_id', '=', expoId)
    .where('booth_no', '=', boothNo)
    .execute();
}
