import type { NewReport, PriceReport } from '@contract/priceReport';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { notify } from '../message/message.service';
import { countAction } from '../rateLimit/rateLimit.service';
import { isOwnImage, type UploadDeps } from '../upload/upload.service';
import {
  closeReport,
  findNewestReport,
  findOpenReports,
  findReport,
  isPublished,
  type PriceReportRow,
  type ReportForReview,
  saveReport
} from './priceReport.repository';

const REPORT_LIMIT = { name: 'priceReport', limit: 20, windowMs: DAY_MS };

/** Returns the viewer's newest report on a line; null without one. */
export async function getNewestReport(db: Db, member: Member, lineId: string): Promise<PriceReport | null> {
  const row = await findNewestReport(db, member.id, lineId);
  return row ? presentReport(row) : null;
}

/**
 * Stores a report on a published price in place of the viewer's open one.
 * @throws AppError NOT_FOUND when the line has no price of the day, VALIDATION for `other` without a reason and for
 * pictures that the member did not upload, RATE_LIMITED above the limit of reports
 */
export async function reportPrice(
  { db, files }: { db: Db } & UploadDeps,
  member: Member,
  report: NewReport,
  nowMs: number
): Promise<PriceReport> {
  const reason = report.reason.trim();
  if (report.kind === 'other' && reason === '') throw new AppError('VALIDATION', { fields: { reason: 'required' } });
  const imageUrls = report.images ?? [];
  const areOwn = await Promise.all(imageUrls.map((url) => isOwnImage({ db, files }, member.id, url)));
  if (areOwn.includes(false)) throw new AppError('VALIDATION', { fields: { images: 'unknown' } });
  if (!(await isPublished(db, report.lineId, report.date))) throw new AppError('NOT_FOUND');
  await countAction(db, REPORT_LIMIT, member.id, nowMs);
  const row = await saveReport(db, {
    id: newId(nowMs),
    user_id: member.id,
    line_id: report.lineId,
    date: report.date,
    kind: report.kind,
    suggested_fen: report.suggestedFen,
    reason,
    image_urls: imageUrls,
    status: 'open',
    answer: null,
    created_at_ms: nowMs,
    resolved_at_ms: null
  });
  return presentReport(row);
}

/** For operators: returns open reports, the oldest first. */
export function listOpenReports(db: Db, limit: number): Promise<ReportForReview[]> {
  return findOpenReports(db, limit);
}

/**
 * For operators: resolves a report and notifies its author.
 * @throws AppError NOT_FOUND for an unknown report, CONFLICT for one that was resolved before
 */
export async function resolveReport(
  db: Db,
  id: string,
  resolution: { status: 'accepted' | 'rejected'; answer: string },
  nowMs: number
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const report = await findReport(tx, id);
    if (!report) throw new AppError('NOT_FOUND');
    const answer = resolution.answer.trim() || null;
    if (!(await closeReport(tx, id, { status: resolution.status, answer, nowMs }))) throw new AppError('CONFLICT');
    const params = {
      variety: report.variety_name,
      grade: report.grade_name,
      market: report.market_name,
      date: report.date,
      answer: answer ?? ''
    };
    const content = { event: `priceReport.${resolution.status}`, params } as const;
    const jump = { type: 'jumpMini', route: 'market.info', params: { lineId: report.line_id } } as const;
    await notify(tx, [{ userId: report.user_id, kind: 'review', content, jump }], nowMs);
  });
}

function presentReport(row: PriceReportRow): PriceReport {
  return {
    id: row.id,
    lineId: row.line_id,
    date: row.date,
    kind: row.kind,
    suggestedFen: row.suggested_fen,
    reason: row.reason,
    images: row.image_urls,
    status: row.status,
    createdAtMs: row.created_at_ms
  };
}
