import { randomInt } from 'node:crypto';
import type { ExpoFacts } from '@contract/expo';
import type { ExpoTicketType, TicketApplication } from '@contract/expoTicket';
import { companionTicketType, isReviewedTicketType, ticketTypeOf } from '@rules/expoTicket';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { changeRegisteredCount } from '../expo/expoFacts.service';
import { codeOf } from '../scanCode/scanCode.service';
import { lockMember } from '../user/user.service';
import { notifyOfIssuedTickets } from './expoTicket.notifications';
import { registrationStateAt } from './expoTicket.presenter';
import {
  findRegisteredMobiles,
  findRegistrationByRequest,
  findTicketsOfRegistration,
  insertRegistration,
  insertTicket,
  type TicketRow
} from './expoTicket.repository';
import { lockSetting, recordTicketChange } from './setting.repository';

/**
 * Returns the tickets of an earlier call with the same id; undefined when this is the first one.
 * @throws AppError VALIDATION `requestId` `used` for one of another expo
 */
export async function findEarlier(
  db: Db | Tx,
  userId: string,
  { requestId, expoId }: TicketApplication
): Promise<TicketRow[] | undefined> {
  const registration = await findRegistrationByRequest(db, userId, requestId);
  if (registration === undefined) return undefined;
  if (registration.expo_id !== expoId) throw new AppError('VALIDATION', { fields: { requestId: 'used' } });
  return findTicketsOfRegistration(db, registration.id);
}

/**
 * Issues the tickets of a valid application, or returns those of an earlier call.
 * @throws AppError UNAUTHORIZED for an erased account, CONFLICT when the registration is not open, fewer tickets are left than
 * people, or a number has a ticket
 */
export async function issueTickets(
  tx: Tx,
  { member, application, expo }: { member: Member; application: TicketApplication; expo: ExpoFacts },
  nowMs: number
): Promise<TicketRow[]> {
  await lockMember(tx, member.id);
  const earlier = await findEarlier(tx, member.id, application);
  if (earlier !== undefined) return earlier;
  const people = [application, ...application.companions];
  await requireOpen(tx, expo.id, people, nowMs);

  const version = await recordTicketChange(tx, expo.id, people.length);
  await changeRegisteredCount(tx, expo.id, people.length);
  const id = newId(nowMs);
  await insertRegistration(tx, {
    id,
    expo_id: expo.id,
    user_id: member.id,
    request_id: application.requestId,
    company: application.company,
    position: application.position,
    visitor_type: application.visitorType,
    variety_ids: JSON.stringify(application.varietyIds),
    region_code: application.regionCode,
    country_code: application.countryCode,
    invited_by: application.invitedBy,
    agreed_at_ms: nowMs
  });
  const days = [...application.days].sort();
  for (const [index, { name, mobile }] of people.entries()) {
    const type = index === 0 ? ticketTypeOf(application.visitorType) : companionTicketType(application.visitorType);
    await insertNumbered(tx, { registrationId: id, expoId: expo.id, index, name, mobile, type, days, version }, nowMs);
  }
  const rows = await findTicketsOfRegistration(tx, id);
  await notifyOfIssuedTickets(tx, rows, expo.name, nowMs);
  return rows;
}

/**
 * Locks the registration of the expo until the transaction ends, so that the last ticket is issued once.
 * @throws AppError CONFLICT when it is not open, when fewer tickets are left than people, or a number has a ticket
 */
async function requireOpen(
  tx: Tx,
  expoId: string,
  people: readonly { mobile: string }[],
  nowMs: number
): Promise<void> {
  const setting = await lockSetting(tx, expoId);
  if (setting === undefined) throw new AppError('NOT_FOUND');
  const mobiles = people.map(({ mobile }) => mobile);
  const registered = await findRegisteredMobiles(tx, expoId, mobiles);
  const fields = Object.fromEntries(
    mobiles.flatMap((mobile, index) =>
      registered.includes(mobile)
        ? [[index === 0 ? 'mobile' : `companions.${index - 1}.mobile`, 'registered'] as const]
        : []
    )
  );
  // First: who has a ticket need not learn that there are none left.
  if (registered.length > 0) throw new AppError('CONFLICT', { fields });
  const state = registrationStateAt(setting, nowMs);
  const isFull = state === 'open' && setting.ticket_count + people.length > setting.capacity;
  if (state !== 'open' || isFull) {
    throw new AppError('CONFLICT', { fields: { registration: isFull ? 'full' : state } });
  }
}

interface NewTicket {
  registrationId: string;
  expoId: string;
  index: number;
  name: string;
  mobile: string;
  type: ExpoTicketType;
  days: string[];
  version: number;
}

async function insertNumbered(tx: Tx, ticket: NewTicket, nowMs: number): Promise<void> {
  const row = {
    expo_id: ticket.expoId,
    registration_id: ticket.registrationId,
    is_companion: ticket.index > 0,
    name: ticket.name,
    mobile: ticket.mobile,
    type: ticket.type,
    days: JSON.stringify(ticket.days),
    status: isReviewedTicketType(ticket.type) ? ('pending' as const) : ('issued' as const),
    version: ticket.version,
    created_at_ms: nowMs
  };
  const id = newId(nowMs);
  // Repeated for a number that is taken: one in 900 thousand million.
  while (!(await insertTicket(tx, { ...row, id, ticket_no: newTicketNo() })));
  // With the ticket: what a gate asks for next must contain it.
  if (row.status === 'issued') await codeOf(tx, { kind: 'ticket', id }, nowMs);
}

/** Returns twelve random digits, the first of which is not 0. */
function newTicketNo(): string {
  return `${randomInt(1, 10)}${String(randomInt(1e11)).padStart(11, '0')}`;
}
