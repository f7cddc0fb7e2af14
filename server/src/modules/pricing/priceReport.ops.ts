import { shanghaiMinute } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Commands } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { toSingleLine } from '../../toSingleLine';
import type { ReportForReview } from './priceReport.repository';
import { listOpenReports, resolveReport } from './priceReport.service';

const LIST_LIMIT = 100;

const KINDS: Record<ReportForReview['kind'], string> = {
  tooHigh: '偏高',
  tooLow: '偏低',
  outdated: '不是最新',
  wrongGrade: '规格不对',
  other: '其他'
};

/**
 * `market:reports`, `market:reports accept ID [TEXT]`, `market:reports reject ID [TEXT]`: lists open reports, or
 * resolves one and notifies its author. `siteUrl` is put in front of the URLs of photos.
 * @throws OperatorError for a wrong command
 */
export async function priceReportsCommand(db: Db, args: string[], now: Date, siteUrl = ''): Promise<string> {
  const [action = 'list', id, ...answer] = args;
  if (action === 'list') return listText(await listOpenReports(db, LIST_LIMIT), siteUrl);
  if (action !== 'accept' && action !== 'reject') throw new OperatorError(`${action} is not list, accept or reject.`);
  if (id === undefined) throw new OperatorError('ID is missing.');
  const status = action === 'accept' ? 'accepted' : 'rejected';
  await resolveReport(db, id, { status, answer: answer.join(' ') }, now.getTime()).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    throw new OperatorError(
      error.errorName === 'CONFLICT' ? `${id} was answered already.` : `There is no report ${id}.`
    );
  });
  return `${id} ${status}; its author was notified.`;
}

function listText(reports: ReportForReview[], siteUrl: string): string {
  if (reports.length === 0) return 'No open reports.';
  return reports.map((report) => reportText(report, siteUrl)).join('\n\n');
}

function reportText(report: ReportForReview, siteUrl: string): string {
  const { low_fen: low, mid_fen: mid, high_fen: high } = report;
  const shown =
    low === null || mid === null || high === null
      ? '报价已撤回'
      : `${formatYuan(mid)}（${formatYuan(low)}–${formatYuan(high)}）${report.source_name ?? ''}`;
  const suggested = report.suggested_fen === null ? '' : `，建议 ${formatYuan(report.suggested_fen)}`;
  return [
    `${report.id}  ${shanghaiMinute(report.created_at_ms)}  ${report.mobile}`,
    `  ${report.variety_name} ${report.grade_name} ${report.market_name} ${report.date}：${shown}`,
    `  ${KINDS[report.kind]}${suggested}${report.reason === '' ? '' : `：${toSingleLine(report.reason)}`}`,
    ...report.image_urls.map((url) => `  图片 ${url.startsWith('/') ? `${siteUrl}${url}` : url}`)
  ].join('\n');
}

const formatYuan = (fen: number) => (fen / 100).toFixed(2);

export const priceReportCommands: Commands = {
  'market:reports': {
    usage: '[list | accept ID [ANSWER] | reject ID [ANSWER]]',
    summary: 'what members report as wrong with prices, and the answer to them; a price itself is corrected by a sheet',
    run: ({ withDatabase, now, siteUrl }, args) => withDatabase((db) => priceReportsCommand(db, args, now, siteUrl))
  }
};
