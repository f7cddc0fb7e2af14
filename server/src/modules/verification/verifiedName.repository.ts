import type { Db, Tx } from '../../database/schema';

export async function findVerifiedName(db: Db | Tx, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('verification')
    .where('user_id', '=', userId)
    .where('kind', '=', 'person')
    .select('name')
    .executeTakeFirst();
  return row?.name === '' ? undefined : row?.name;
}
