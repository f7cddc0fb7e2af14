import type { SheetReport } from '@contract/quote';
import type { Tx } from '../../database/schema';

/** Returns the report of the sheet with these bytes; undefined when it was not imported before. */
export async function findImportReport(db: Tx, sha256: string): Promise<SheetReport | undefined> {
  const row = await db.selectFrom('quote_import').select('report').where('sha256', '=', sha256).executeTakeFirst();
  return row?.report;
}

export async function insertImport(
  db: Tx,
  sheet: { id: string; sha256: string; operator: string; nowMs: number; report: SheetReport }
): Promise<void> {
  const { id, sha256, operator, nowMs, report } = sheet;
  await db
    .insertInto('quote_import')
    .values({ id, sha256, operator, imported_at_ms: nowMs, report: JSON.stringify(report) })
    .execute();
}
