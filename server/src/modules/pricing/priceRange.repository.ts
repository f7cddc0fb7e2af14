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

export async function findGradeName(db: Db | Tx, varietyId: string, gradeId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('grade')
    .select('name')
    .where('variety_id', '=', varietyId)
    .where('id', '=', gradeId)
    .executeTakeFirst();
  return row?.name;
}
