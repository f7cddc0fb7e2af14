import type { ReportBody, ReportTarget } from '@contract/report';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { getCardTitle } from '../card/takedown.service';
import { getCompanyName } from '../company/company.service';
import { getInquiryTitle } from '../inquiry/inquiry.service';
import { getPurchaseTitle, getSupplyTitle } from '../listing/listing.service';
import { notify } from '../message/message.service';
import { getNewsTitle } from '../news/news.service';
import { getFlashTitle } from '../newsflash/flash.service';
import { countAction } from '../rateLimit/rateLimit.service';
import { closeReport, findReport, saveReport } from './report.repository';

const REPORT_LIMIT = { name: 'report', limit: 20, windowMs: DAY_MS };

type TitleLoader = (db: Db, id: string, nowMs: number, memberId: string) => Promise<string | undefined>;

/** Loads the title of each kind of target; undefined for one that is not visible. */
const titleLoaders: Record<ReportTarget, TitleLoader> = {
  news: getNewsTitle,
  flash: getFlashTitle,
  supply: getSupplyTitle,
  purchase: getPurchaseTitle,
  company: getCompanyName,
  card: getCardTitle,
  inquiry: (db, id, _nowMs, memberId) => getInquiryTitle(db, id, memberId)
};

/**
 * Stores a member's report.
 * @throws AppError NOT_FOUND for an unknown target, VALIDATION `text` `required` for the reason `other` without a text,
 * RATE_LIMITED above the limit of reports
 */
export async function createReport(db: Db, member: Member, body: ReportBody, nowMs: number): Promise<void> {
  const text = body.text.trim();
  if (body.reason === 'other' && text === '') throw new AppError('VALIDATION', { fields: { text: 'required' } });
  const title = await titleLoaders[body.targetType](db, body.targetId, nowMs, member.id);
  if (title === undefined) throw new AppError('NOT_FOUND');
  await countAction(db, REPORT_LIMIT, member.id, nowMs);
  await saveReport(db, {
    id: newId(nowMs),
    user_id: member.id,
    target_type: body.targetType,
    target_id: body.targetId,
    target_title: title,
    reason: body.reason,
    text,
    status: 'open',
    answer: null,
    created_at_ms: nowMs,
    resolved_at_ms: null
  });
}

export interface ReportResolution {
  status: 'upheld' | 'dismissed';
  /** Message for the author of the report. */
  answer: string;
}

/**
 * For operators: decides a report and notifies its author.
 * @throws AppError NOT_FOUND for an unknown report, CONFLICT for one that was decided before
 */
export async function resolveReport(
  db: Db,
  id: string,
  { status, answer }: ReportResolution,
  nowMs: number
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await findReport(tx, id);
    if (!found) throw new AppError('NOT_FOUND');
    if (!(await closeReport(tx, id, { status, answer, nowMs }))) throw new AppError('CONFLICT');
    const content = { event: `report.${status}`, params: { title: found.target_title, answer } } as const;
    await notify(tx, [{ userId: found.user_id, kind: 'review', content, jump: null }], nowMs);
  });
}
