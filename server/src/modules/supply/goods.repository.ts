import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';

/** What the goods are called; `name` null for a variety that there is not, `grade` null for a grade that it has not. */
export async function findGoodsNames(
  db: Db | Tx,
  { varietyId, gradeId }: { varietyId: string | null; gradeId: string | null }
): Promise<{ name: string | null; grade: string | null }> {
  const { rows } = await sql<{ name: string | null; grade: string | null }>`select
    (select name from variety where id = ${varietyId}) as name,
    (select name from grade where variety_id = ${varietyId} and id = ${gradeId}) as grade`.execute(db);
  return rows[0] ?? { name: null, grade: null };
}

/** Pictures of these names with their sizes. */
export function findImageSizes(
  db: Db,
  storageNames: string[]
): Promise<{ storage_name: string; width: number; height: number }[]> {
  if (storageNames.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('uploaded_image')
    .where('storage_name', 'in', storageNames)
    .select(['storage_name', 'width', 'height'])
    .execute();
}
