import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { ReportTable } from './report.tables';

type ReportRow = Selectable<ReportTable>;

/**
 * Stores a report. An open report of the same user about the same target is overwritten: it keeps its id and its
 * position in the queue.
 */
export async function saveReport(db: Db | Tx, report: ReportRow): Promise<void> {
  await db
    .insertInto('content_report')
    .values(report)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'target_type', 'target_id'])
        .where('status', '=', 'open')
        .doUpdateSet({ reason: report.reason, text: report.text, target_title: report.target_title })
    )
    .execute();
}

/** Returns open reports, the oldest first. */
export function findOpenReports(db: Db, limit: number) {
  return db
    .selectFrom('content_report as r')
    .innerJoin('user_account as u', 'u.id', 'r.user_id')
    .where('r.status', '=', 'open')
    .selectAll('r')
    .select('u.mobile')
    .orderBy('r.created_at_ms')
    .orderBy('r.id')
    .limit(limit)
    .execute();
}

export function findReport(db: Db | Tx, id: string): Promise<ReportRow | undefined> {
  return db.selectFrom('content_report').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns false when the report is not open. */
export async function closeReport(
  tx: Tx,
  id: string,
  resolution: { status: 'upheld' | 'dismissed'; answer: string; nowMs: number }
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('content_report')
    .set({ status: resolution.status, answer: resolution.answer, resolved_at_ms: resolution.nowMs })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
