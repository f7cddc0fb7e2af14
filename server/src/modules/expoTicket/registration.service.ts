import type { ExpoTicket, TicketApplication } from '@contract/expoTicket';
import { HOUR_MS } from '@rules/duration';
import { normalizeRegistration, registrationProblems } from '@rules/expoTicket';
import type { Db, Tx } from '../../database/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { withCode } from '../credentials/smsCode.service';
import { findExpoFacts } from '../expo/expoFacts.service';
import { listVarietyNames } from '../pricing/variety.service';
import { countAction } from '../rateLimit/rateLimit.service';
import { regionOf } from '../region/region.service';
import { isForeignCountry } from '../region/regionText';
import { mobileOf } from '../user/user.service';
import type { TicketRow } from './expoTicket.repository';
import { presentTickets } from './expoTicket.service';
import { findEarlier, issueTickets } from './issue.service';
import { findSetting, type SettingRow } from './setting.repository';

/** Each registration may reveal whether a number has a ticket. */
const perMember = { name: 'expoTicket', limit: 20, windowMs: HOUR_MS };

type RegistrationDeps = Pick<Deps, 'db' | 'secret'>;

interface Caller {
  member: Member;
  address: string;
}

/**
 * Registers a member with companions, and returns the tickets, the member's first. Idempotent per `requestId`.
 * @throws AppError VALIDATION for an invalid field, NOT_FOUND for an expo without registration, CONFLICT when it is not open
 * or a number has a ticket, RATE_LIMITED above 20 an hour, and those of a code that proves another number
 */
export async function registerVisitors(
  deps: RegistrationDeps,
  { member, address }: Caller,
  input: TicketApplication,
  nowMs: number
): Promise<ExpoTicket[]> {
  const { db } = deps;
  const application = normalizeRegistration(input);
  const { expoId, mobile, code, captchaId } = application;
  const expo = await findExpoFacts(db, expoId);
  const setting = await findSetting(db, expoId);
  if (expo === undefined || setting === undefined) throw new AppError('NOT_FOUND');
  const run = (tx: Tx) => issueTickets(tx, { member, application, expo }, nowMs);
  const earlier = await findEarlier(db, member.id, application);
  if (earlier !== undefined) return presentTickets(db, member, earlier, nowMs);

  await requireValid(db, application, setting);
  await countAction(db, perMember, member.id, nowMs);
  let rows: TicketRow[];
  if (mobile === (await mobileOf(db, member.id))) {
    rows = await db.transaction().execute(run);
  } else {
    if (code === undefined) throw new AppError('VALIDATION', { fields: { code: 'required' } });
    const from = { address, nowMs, captchaId, memberId: member.id };
    rows = await withCode(deps, { mobile, purpose: 'expoTicket', code }, from, run);
  }
  return presentTickets(db, member, rows, nowMs);
}

async function requireValid(db: Db, application: TicketApplication, setting: SettingRow): Promise<void> {
  const { varietyIds, regionCode, countryCode } = application;
  const names = await listVarietyNames(db);
  const fields: Record<string, string> = {
    ...(varietyIds.some((id) => names.every((variety) => variety.id !== id)) && { varietyIds: 'unknown' }),
    ...(regionCode !== null && regionOf(regionCode) === null && { region: 'unknown' }),
    ...(countryCode !== null && !isForeignCountry(countryCode) && { region: 'unknown' }),
    ...registrationProblems(application, setting.days)
  };
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields });
}
