import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { PriceReportTable } from './priceReport.tables';

export type PriceReportRow = Selectable<PriceReportTable>;

/** Returns whether a price of the line and day is public. */
export async function isPublished(db: Db | Tx, lineId: string, date: string): Promise<boolean> {
  const row = await db
    .selectFrom('price_quote')
    .where('line_id', '=', lineId)
    .where('date', '=', date)
    .where('status', '=', 'published')
    .select('date')
    .executeTakeFirst();
  return row !== undefined;
}

export function findNewestReport(db: Db, userId: string, lineId: string): Promise<PriceReportRow | undefined> {
  return db
    .selectFrom('price_report')
    .selectAll()
    .where('user_id', '=', userId)
    .where('line_id', '=', lineId)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Stores a report. The user's open report on the line and day is overwritten and keeps its id. */
export function saveReport(db: Db | Tx, report: PriceReportRow): Promise<PriceReportRow> {
  return db
    .insertInto('price_report')
    .values(report)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'line_id', 'date']).where('status', '=', 'open').doUpdateSet({
        kind: report.kind,
        suggested_fen: report.suggested_fen,
        reason: report.reason,
        image_urls: report.image_urls,
        created_at_ms: report.created_at_ms
      })
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export interface ReportForReview extends PriceReportRow {
  mobile: string;
  variety_name: string;
  grade_name: string;
  market_name: string;
  low_fen: number | null;
  mid_fen: number | null;
  high_fen: number | null;
  source_name: string | null;
}

/** Returns open reports with the price they are about, the oldest first. */
export function findOpenReports(db: Db, limit: number): Promise<ReportForReview[]> {
  return selectForReview(db)
    .where('r.status', '=', 'open')
    .orderBy('r.created_at_ms')
    .orderBy('r.id')
    .limit(limit)
    .execute();
}

export function findReport(db: Db | Tx, id: string): Promise<ReportForReview | undefined> {
  return selectForReview(db).where('r.id', '=', id).executeTakeFirst();
}

/** Returns false when the report is not open. */
export async function closeReport(
  tx: Tx,
  id: string,
  resolution: { status: 'accepted' | 'rejected'; answer: string | null; nowMs: number }
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('price_report')
    .set({ status: resolution.status, answer: resolution.answer, resolved_at_ms: resolution.nowMs })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function selectForReview(db: Db | Tx) {
  return (
    db
      .selectFrom('price_report as r')
      .innerJoin('user_account as u', 'u.id', 'r.user_id')
      .innerJoin('price_line as l', 'l.id', 'r.line_id')
      .innerJoin('variety as v', 'v.id', 'l.variety_id')
      .innerJoin('grade as g', (join) =>
        join.onRef('g.variety_id', '=', 'l.variety_id').onRef('g.id', '=', 'l.grade_id')
      )
      .innerJoin('market as m', 'm.id', 'l.market_id')
      // Missing when the price was withdrawn meanwhile.
      .leftJoin('price_quote as q', (join) =>
        join.onRef('q.line_id', '=', 'r.line_id').onRef('q.date', '=', 'r.date').on('q.status', '=', 'published')
      )
      .selectAll('r')
      .select([
        'u.mobile',
        'v.name as variety_name',
        'g.name as grade_name',
        'm.name as market_name',
        'q.low_fen',
        'q.mid_fen',
        'q.high_fen',
        'q.source_name'
      ])
  );
}
