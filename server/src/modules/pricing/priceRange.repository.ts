import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';

/** Returns the best known line of a variety, of the grade if given, at the home market. */
export function findPriceRange(db: Db | Tx, varietyId: string, gradeId: string | null) {
  let lines = db
    .selectFrom('line_snapshot')
    .select(['line_id', 'market_short_name', 'grade_name', 'low_fen', 'high_fen'])
    .where('variety_id', '=', varietyId);
  if (gradeId !== null) lines = lines.where('grade_id', '=', gradeId);
  return lines.orderBy('position').limit(1).executeTakeFirst();
}

/** Names of a variety and one of its grades; null for an unknown one. */
export async function findGoodsNames(
  db: Db | Tx,
  { varietyId, gradeId }: { varietyId: string | null; gradeId: string | null }
): Promise<{ name: string | null; grade: string | null } | undefined> {
  const { rows } = await sql<{ name: string | null; grade: string | null }>`select
    (select name from variety where id = ${varietyId}) as name,
    (select name from grade where variety_id = ${varietyId} and id = ${gradeId}) as grade`.execute(db);
  return rows[0];
}
