import type { Db } from '../../database/schema';

/** Price lines with a published quote, as part of another query. */
export function selectPublicLines(db: Db) {
  return db.selectFrom('line_snapshot').select(['line_id as id', 'collected_at_ms as changed_at_ms']);
}

export async function existsPublicLine(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('line_snapshot').where('line_id', '=', id).select('line_id').executeTakeFirst();
  return row !== undefined;
}
