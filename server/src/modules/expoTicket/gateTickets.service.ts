import type { ExpoTicketStatus, ExpoTicketType } from '@contract/expoTicket';
import { GATE_DAY_BITS } from '@rules/gateSnapshot';
import { daysThrough } from '@rules/shanghaiTime';
import type { Db, Tx } from '../../database/schema';
import { findExpoFacts } from '../expo/expoFacts.service';
import { codesOf } from '../scanCode/scanCode.service';
import { findChangedTickets, findTicket, updateTicket } from './expoTicket.repository';
import { findSetting, lockSetting, recordTicketChange } from './setting.repository';

/** A ticket as a gate needs it. */
export interface GateTicket {
  id: string;
  expoId: string;
  ticketNo: string;
  type: ExpoTicketType;
  status: ExpoTicketStatus;
  /** Whether it was issued, never checked in, and ended with the expo. */
  isExpired: boolean;
  name: string;
  days: string[];
  checkedInAtMs: number | null;
}

/**
 * Returns a ticket whose check-ins wait for each other until the transaction ends.
 * @returns undefined for an unknown ticket
 */
export async function lockGateTicket(tx: Tx, id: string): Promise<GateTicket | undefined> {
  const found = await findTicket(tx, id);
  if (found === undefined) return undefined;
  await lockSetting(tx, found.expo_id);
  const row = await findTicket(tx, id);
  return (
    row && {
      id,
      expoId: row.expo_id,
      ticketNo: row.ticket_no,
      type: row.type,
      status: row.status,
      isExpired: row.invalid_reason === 'expired',
      name: row.name,
      days: row.days,
      checkedInAtMs: row.checked_in_at_ms
    }
  );
}

/** Records the first check-in of a locked ticket. One that comes to light after the expo makes an expired ticket a used one. */
export async function checkInTicket(tx: Tx, ticket: GateTicket, atMs: number): Promise<void> {
  if (ticket.status !== 'issued' && !ticket.isExpired) return;
  const version = await recordTicketChange(tx, ticket.expoId, 0);
  const checked = { invalid_reason: null, checked_in_at_ms: atMs, version };
  await updateTicket(tx, ticket.id, { status: ticket.isExpired ? 'used' : 'checkedIn', ...checked });
}

/** A ticket with its codes, for a snapshot; one without a code was never issued. */
export interface CodedTicket {
  type: ExpoTicketType;
  status: ExpoTicketStatus;
  days: string[];
  code: string;
  shortCode: string;
}

/**
 * Returns the tickets of an expo that changed after a version, with the version that they are of, and the days of the expo:
 * those that visitors can choose now are no measure, as tickets keep theirs.
 */
export async function listChangedTickets(
  db: Db,
  expoId: string,
  since: number
): Promise<{ version: number; days: string[]; tickets: CodedTicket[] }> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const setting = await findSetting(tx, expoId);
      const expo = await findExpoFacts(tx, expoId);
      const rows = await findChangedTickets(tx, expoId, since);
      const codes = await codesOf(
        tx,
        'ticket',
        rows.map(({ id }) => id)
      );
      const tickets = rows.flatMap(({ id, type, status, days }) => {
        const code = codes.get(id);
        return code === undefined ? [] : [{ type, status, days, code: code.code, shortCode: code.shortCode }];
      });
      const days = expo === undefined ? [] : daysThrough(expo.startsOn, expo.endsOn);
      return { version: setting?.version ?? 0, days: days.slice(0, GATE_DAY_BITS), tickets };
    });
}
