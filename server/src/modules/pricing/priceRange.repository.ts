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

/** Names of varieties and of one grade of each, in the given order; null for an unknown one. */
export async function findGoodsNames(
  db: Db | Tx,
  goods: readonly { varietyId: string | null; gradeId: string | null }[]
): Promise<{ name: string | null; grade: string | null }[]> {
  const varietyIds = goods.map(({ varietyId }) => varietyId);
  const gradeIds = goods.map(({ gradeId }) => gradeId);
  const { rows } = await sql<{ name: string | null; grade: string | null }>`
    select v.name, g.name as grade
    from unnest(${varietyIds}::text[], ${gradeIds}::text[]) with ordinality as wanted(variety_id, grade_id, position)
    left join variety v on v.id = wanted.variety_id
    left join grade g on g.variety_id = wanted.variety_id and g.id = wanted.grade_id
    order by wanted.position`.execute(db);
  return rows;
}
