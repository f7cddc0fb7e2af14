import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { toSingleLine } from '../../toSingleLine';
import { findOpenReports } from './report.repository';
import { resolveReport } from './report.service';

/** Maximum number of reports listed at once. */
const LIST_LIMIT = 50;

/** `report:list`: lists open reports, the oldest first, a block per report. */
export async function listReportsCommand(db: Db): Promise<string> {
  const rows = await findOpenReports(db, LIST_LIMIT + 1);
  if (rows.length === 0) return 'No report is open.';
  const blocks = rows
    .slice(0, LIST_LIMIT)
    .map((row) =>
      [
        `${row.id}  ${new Date(row.created_at_ms).toISOString()}  by ${row.mobile}`,
        `  ${row.target_type} ${row.target_id}  ${toSingleLine(row.target_title)}`,
        `  ${row.reason}${row.text === '' ? '' : `: ${toSingleLine(row.text)}`}`
      ].join('\n')
    );
  if (rows.length > LIST_LIMIT) blocks.push(`There are more than ${LIST_LIMIT}.`);
  return blocks.join('\n');
}

/**
 * `report:resolve ID upheld|dismissed ANSWER`: decides a report and notifies its author.
 * @throws OperatorError for another decision, an unknown report, and one that was decided before
 */
export async function resolveReportCommand(
  db: Db,
  id: string,
  { status, answer }: { status: string; answer: string },
  nowMs: number
): Promise<string> {
  if (status !== 'upheld' && status !== 'dismissed') {
    throw new OperatorError(`A report is either upheld or dismissed, not "${status}".`);
  }
  try {
    await resolveReport(db, id, { status, answer: answer.trim() }, nowMs);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new OperatorError(
      error.errorName === 'NOT_FOUND' ? `There is no report ${id}.` : `Report ${id} was decided before.`
    );
  }
  return `Report ${id} is ${status}. Its author sees: ${answer.trim()}`;
}

export const reportCommands: Commands = {
  'report:list': {
    summary: 'show the reports that wait for a decision, the oldest first',
    run: ({ withDatabase }) => withDatabase(listReportsCommand)
  },
  'report:resolve': {
    usage: 'ID upheld|dismissed ANSWER',
    summary: 'decide a report; its author is notified of the answer. Taking content down is a command of its own',
    run: ({ withDatabase, now }, [arg, status, ...answerArgs]) => {
      const id = required(arg, 'ID');
      const resolution = {
        status: required(status, 'upheld|dismissed'),
        answer: required(answerArgs.join(' '), 'ANSWER')
      };
      return withDatabase((db) => resolveReportCommand(db, id, resolution, now.getTime()));
    }
  }
};
