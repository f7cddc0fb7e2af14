import type { Language } from '@contract/localText';
import type { HistoryLock, Series, SeriesPeriod, SeriesQuery, SeriesRange, TextFile } from '@contract/priceSeries';
import { DAY_MS } from '@rules/duration';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Translator } from '../../http/localText';
import type { Member } from '../../http/ports';
import { verificationsOf } from '../user/user.service';
import { type DateRange, findDateRange, findPublishedQuotes, type QuoteRow } from './history.repository';
import { findLine } from './line.repository';
import { presentSeries } from './market.presenter';
import { membership } from './membership';
import { findQuoteSpan } from './quoteDay.repository';
import { seriesCsv } from './seriesCsv';

/** Days that a range covers before the newest point, shortest first. */
const RANGE_DAYS: Record<SeriesRange, number> = { '7d': 7, '30d': 30, '90d': 90, '1y': 365, '3y': 3 * 365 };
/** Ranges that need rights. */
const RESTRICTED_RANGES = ['90d', '1y', '3y'] as const satisfies SeriesRange[];

/** 52 weeks, so that a Monday is compared with a Monday. */
const PERIOD_DAYS: Record<SeriesPeriod, number> = { now: 0, lastYear: 364 };

interface HistoryRights {
  longest: SeriesRange;
  mayExport: boolean;
}

/**
 * Returns the rights of a viewer: visitors see 30 days, members 90, verified persons and parks a year, members of a
 * company three. Files are for verified viewers and members of a company.
 */
export async function historyRights(db: Db, viewer: Member | null): Promise<HistoryRights> {
  if (viewer === null) return { longest: '30d', mayExport: false };
  if (await hasCompanyRights(db, viewer.id)) return { longest: '3y', mayExport: true };
  return viewer.isVerified ? { longest: '1y', mayExport: true } : { longest: '90d', mayExport: false };
}

/** A park has members too, who have the rights of a park. */
async function hasCompanyRights(db: Db, userId: string): Promise<boolean> {
  const [isMember, verifications] = await Promise.all([
    membership.use.isCompanyMember(db, userId),
    verificationsOf(db, userId)
  ]);
  return isMember && (verifications.includes('company') || !verifications.includes('park'));
}

/** Returns the ranges beyond the rights of a viewer, each with the next step towards it. */
export function presentLocks({ longest }: HistoryRights, viewer: Member | null): HistoryLock[] {
  const closed = RESTRICTED_RANGES.filter((range) => RANGE_DAYS[range] > RANGE_DAYS[longest]);
  return closed.map((range) => ({ range, needs: requirementFor(RANGE_DAYS[range], viewer) }));
}

/** Returns what a viewer needs for so many days. */
function requirementFor(days: number, viewer: Member | null): HistoryLock['needs'] {
  if (viewer === null) return 'login';
  return days > RANGE_DAYS['1y'] ? 'company' : 'verify';
}

/**
 * Returns the first day that the viewer may see; a single day is as restricted as a range that includes it. Undefined
 * when no day is requested, or there are no prices.
 * @throws AppError HISTORY_LOCKED, before it checks whether there are prices
 */
export async function authorizeDay(
  db: Db,
  date: string | undefined,
  viewer: Member | null
): Promise<string | undefined> {
  if (date === undefined) return undefined;
  const [{ last }, { longest }] = await Promise.all([findQuoteSpan(db), historyRights(db, viewer)]);
  if (last === null) return undefined;
  const days = (Date.parse(last) - Date.parse(date)) / DAY_MS;
  if (days > RANGE_DAYS[longest]) throw new AppError('HISTORY_LOCKED', { needs: requirementFor(days, viewer) });
  return new Date(Date.parse(last) - RANGE_DAYS[longest] * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns the published points of a line in a range.
 * @throws AppError HISTORY_LOCKED, before it checks whether there are points
 */
export async function getSeries(
  db: Db,
  { lineId, range, period = 'now' }: SeriesQuery,
  viewer: Member | null
): Promise<Series> {
  const { window, quotes } = await loadHistory(db, { lineId, range, period }, viewer, await historyRights(db, viewer));
  return presentSeries(range, window, quotes);
}

/**
 * Returns the same points as a file.
 * @param local language of the file, with the translator into it
 * @throws AppError FORBIDDEN with `needs` for an unverified viewer
 */
export async function exportSeries(
  db: Db,
  { lineId, range }: { lineId: string; range: SeriesRange },
  member: Member,
  local: { language: Language; translator: Translator | null }
): Promise<TextFile> {
  const rights = await historyRights(db, member);
  if (!rights.mayExport) throw new AppError('FORBIDDEN', { needs: 'verify' });
  const { window, quotes } = await loadHistory(db, { lineId, range, period: 'now' }, member, rights);
  const line = await findLine(db, lineId, null);
  if (!line) throw new AppError('NOT_FOUND');
  const { translator } = local;
  const goods = [line.variety_name, line.grade_name].map((text) => translator?.taxonomy(text) ?? text);
  const names = [...goods, translator?.location(line.market_short_name) ?? line.market_short_name];
  const name = [...names, window.from, window.to].join('-').replace(/[\\/:*?"<>|]+/g, '');
  return { name: `${name.replace(/\s+/g, '-')}.csv`, text: seriesCsv(line, quotes, local) };
}

async function loadHistory(
  db: Db,
  { lineId, range, period }: Required<SeriesQuery>,
  viewer: Member | null,
  { longest }: HistoryRights
): Promise<{ window: DateRange; quotes: QuoteRow[] }> {
  const [days, shiftDays] = [RANGE_DAYS[range], PERIOD_DAYS[period]];
  if (days + shiftDays > RANGE_DAYS[longest]) {
    throw new AppError('HISTORY_LOCKED', { needs: requirementFor(days + shiftDays, viewer) });
  }
  const window = await findDateRange(db, lineId, { days, shiftDays });
  if (!window) throw new AppError('NOT_FOUND');
  return { window, quotes: await findPublishedQuotes(db, lineId, window) };
}
