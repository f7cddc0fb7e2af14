import type { ExpoFacts } from '@contract/expo';
import type { ExpoTicket, ExpoUserInfo } from '@contract/expoTicket';
import { ticketCancellationEndMs } from '@rules/expoTicket';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { getCurrentExpo } from '../expo/expo.service';
import { changeRegisteredCount, findExpoFacts, listExpoFacts } from '../expo/expoFacts.service';
import { codeOf, codesOf } from '../scanCode/scanCode.service';
import { mobileOf } from '../user/user.service';
import { notifyOfTicket } from './expoTicket.notifications';
import { presentTicket, presentWindow, type TicketViewer } from './expoTicket.presenter';
import { findTicket, findTicketsOf, type TicketRow, updateTicket } from './expoTicket.repository';
import { getPrefill } from './prefill.service';
import { findSetting, lockSetting, recordTicketChange } from './setting.repository';

/** Returns the registration of an expo with the viewer's tickets; null without a registration. */
export async function getExpoUserInfo(
  db: Db,
  viewer: Member | null,
  expoId: string | undefined,
  now: Date
): Promise<ExpoUserInfo | null> {
  const nowMs = now.getTime();
  const id = expoId ?? (await getCurrentExpo(db, now))?.id;
  if (id === undefined) return null;
  const [expo, setting] = await Promise.all([findExpoFacts(db, id), findSetting(db, id)]);
  if (expo === undefined || setting === undefined) return null;
  return {
    expo,
    registration: presentWindow(setting, nowMs),
    prefill: viewer && (await getPrefill(db, viewer, nowMs)),
    tickets: viewer === null ? [] : await listTickets(db, viewer, id, nowMs),
    serverNowMs: nowMs
  };
}

async function listTickets(db: Db, member: Member, expoId: string, nowMs: number): Promise<ExpoTicket[]> {
  const rows = await findTicketsOf(db, await viewerOf(db, member), expoId);
  const tickets = await presentTickets(db, member, rows, nowMs);
  return [...tickets.filter(({ relation }) => relation === 'own'), ...tickets.filter((one) => one.relation !== 'own')];
}

/**
 * Returns a ticket of the member with its expo.
 * @throws AppError NOT_FOUND, also for a ticket of others
 */
export async function getTicket(
  db: Db,
  member: Member,
  id: string,
  nowMs: number
): Promise<{ ticket: ExpoTicket; expo: ExpoFacts }> {
  const row = await requireTicket(db, await viewerOf(db, member), id);
  const expo = await findExpoFacts(db, row.expo_id);
  const [ticket] = await presentTickets(db, member, [row], nowMs);
  if (expo === undefined || ticket === undefined) throw new AppError('NOT_FOUND');
  return { ticket, expo };
}

/**
 * Cancels a ticket of the member, until the day before the expo. Idempotent.
 * @throws AppError NOT_FOUND for an unknown ticket and one of others, CONFLICT when it is too late or its status forbids it
 */
export async function cancelTicket(db: Db, member: Member, id: string, nowMs: number): Promise<ExpoTicket> {
  const viewer = await viewerOf(db, member);
  const { expo_id: expoId } = await requireTicket(db, viewer, id);
  const expo = await findExpoFacts(db, expoId);
  if (expo === undefined) throw new AppError('NOT_FOUND');
  const cancelled = await db.transaction().execute(async (tx) => {
    await lockSetting(tx, expoId);
    const row = await requireTicket(tx, viewer, id);
    if (row.status === 'cancelled') return row;
    if (row.status !== 'pending' && row.status !== 'issued') {
      throw new AppError('CONFLICT', { fields: { ticket: row.status } });
    }
    if (nowMs >= ticketCancellationEndMs(expo.startsOn)) {
      throw new AppError('CONFLICT', { fields: { ticket: 'tooLate' } });
    }
    await cancelRow(tx, row);
    const content = { event: 'expoTicket.cancelled', params: { expo: expo.name, ticketNo: row.ticket_no } } as const;
    await notifyOfTicket(tx, { row, content }, nowMs);
    return { ...row, status: 'cancelled' as const };
  });
  const [ticket] = await presentTickets(db, member, [cancelled], nowMs);
  if (ticket === undefined) throw new AppError('NOT_FOUND');
  return ticket;
}

/** Cancels an open ticket under the lock of the expo's settings. Its code stays, so that a gate can name the cause. */
export async function cancelRow(tx: Tx, row: TicketRow): Promise<void> {
  await updateTicket(tx, row.id, { status: 'cancelled', version: await recordTicketChange(tx, row.expo_id, -1) });
  await changeRegisteredCount(tx, row.expo_id, -1);
}

/** Returns tickets of an expo as the member sees them, with their codes. */
export async function presentTickets(
  db: Db,
  member: Member,
  rows: readonly TicketRow[],
  nowMs: number
): Promise<ExpoTicket[]> {
  const viewer = await viewerOf(db, member);
  const expos = await listExpoFacts(db, [...new Set(rows.map((row) => row.expo_id))]);
  const valid = rows.filter(({ status }) => status === 'issued' || status === 'checkedIn').map(({ id }) => id);
  const codes = new Map(await codesOf(db, 'ticket', valid));
  // The code of an issued ticket is made with it; one without is given its own here.
  for (const id of valid) if (!codes.has(id)) codes.set(id, await codeOf(db, { kind: 'ticket', id }, nowMs));
  return rows.map((row) => {
    const startsOn = expos.get(row.expo_id)?.startsOn ?? '';
    return presentTicket(row, viewer, { code: codes.get(row.id) ?? null, startsOn, nowMs });
  });
}

async function viewerOf(db: Db, { id: userId }: Member): Promise<TicketViewer> {
  return { userId, mobile: await mobileOf(db, userId) };
}

async function requireTicket(db: Db | Tx, { userId, mobile }: TicketViewer, id: string): Promise<TicketRow> {
  const row = await findTicket(db, id);
  if (row === undefined || (row.user_id !== userId && row.mobile !== mobile)) throw new AppError('NOT_FOUND');
  return row;
}
