import { type WebVital, webVitals } from '@rules/analytics';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import type { Commands } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { findVitals, type VitalRow } from './vitals.repository';

const DEFAULT_DAYS = 7;
/** Events are stored for so long. */
const MAX_DAYS = 90;

/**
 * `vitals [DAYS]`: the 75th percentile of LCP, INP, CLS and TTFB by page and by day, over the last seven days by default, and
 * the shares that are good, need improvement or are poor by the thresholds that web.dev publishes (`webVitals` of
 * `@rules/analytics`). Only visits of those who agreed to the statistics are in it.
 * @throws OperatorError for a number of days that is none
 */
export async function vitalsCommand(db: Db, days: string | undefined, nowMs: number): Promise<string> {
  const count = days === undefined ? DEFAULT_DAYS : Number(days);
  if (!Number.isInteger(count) || count < 1 || count > MAX_DAYS)
    throw new OperatorError(`DAYS is a whole number from 1 to ${MAX_DAYS}.`);
  const range = { since: shanghaiDay(nowMs - (count - 1) * DAY_MS), thresholds: webVitals };
  const [byPage, byDay] = [await findVitals(db, 'page', range), await findVitals(db, 'date', range)];
  if (byPage.length === 0) return `since ${range.since}  There are no measured visits.`;
  const columns = 'vital  p75  visits  good  needs improvement  poor';
  return [`since ${range.since}`, `page  ${columns}`, ...byPage.map(line), `day  ${columns}`, ...byDay.map(line)].join(
    '\n'
  );
}

function line({ of, vital, p75, count, good, poor }: VitalRow): string {
  const share = (part: number) => `${Math.round((100 * part) / count)}%`;
  return [of || '-', vital, valueText(vital, p75), count, share(good), share(count - good - poor), share(poor)].join(
    '  '
  );
}

const valueText = (vital: WebVital, value: number): string =>
  vital === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;

export const vitalsCommands: Commands = {
  vitals: {
    usage: '[DAYS]',
    summary:
      'print how fast pages were for those who agreed to the statistics: LCP, INP, CLS and TTFB by page and by day',
    run: ({ withDatabase, now }, [days]) => withDatabase((db) => vitalsCommand(db, days, now.getTime()))
  }
};
