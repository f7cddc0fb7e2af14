import type { ExpoTicket, RegistrationState, RegistrationWindow } from '@contract/expoTicket';
import type { ReviewedTicket, TicketSettings } from '@contract/expoTicketReview';
import type { ScanCode } from '@contract/scanCode';
import { ticketCancellationEndMs } from '@rules/expoTicket';
import { maskMobile } from '../user/maskMobile';
import type { TicketRow } from './expoTicket.repository';
import type { SettingRow } from './setting.repository';

/** The member who looks at tickets. */
export interface TicketViewer {
  userId: string;
  mobile: string;
}

const isOwn = (row: TicketRow, viewer: TicketViewer): boolean =>
  row.mobile === viewer.mobile || (row.user_id === viewer.userId && !row.is_companion);

function presentFields(row: TicketRow): ReviewedTicket {
  return {
    id: row.id,
    expoId: row.expo_id,
    ticketNo: row.ticket_no,
    type: row.type,
    status: row.status,
    name: row.name,
    mobile: row.mobile === null ? '' : maskMobile(row.mobile),
    company: row.is_companion ? '' : row.company,
    days: row.days,
    invalidReason: row.invalid_reason,
    reviewReason: row.review_reason,
    checkedInAtMs: row.checked_in_at_ms,
    createdAtMs: row.created_at_ms
  };
}

/** Returns a ticket as an operator sees it. */
export function presentReviewed(row: TicketRow): ReviewedTicket {
  return presentFields(row);
}

/**
 * Returns a ticket as a member sees it.
 * @param startsOn first day of the expo, YYYY-MM-DD
 */
export function presentTicket(
  row: TicketRow,
  viewer: TicketViewer,
  { code, startsOn, nowMs }: { code: ScanCode | null; startsOn: string; nowMs: number }
): ExpoTicket {
  const isOpen = row.status === 'pending' || row.status === 'issued';
  return {
    ...presentFields(row),
    relation: isOwn(row, viewer) ? 'own' : 'companion',
    code,
    isCancellable: isOpen && nowMs < ticketCancellationEndMs(startsOn)
  };
}

/** Returns whether someone can register at a time. */
export function registrationStateAt(row: SettingRow, nowMs: number): RegistrationState {
  if (row.is_closed || nowMs >= row.closes_at_ms) return 'closed';
  if (nowMs < row.opens_at_ms) return 'notOpen';
  return row.ticket_count >= row.capacity ? 'full' : 'open';
}

export function presentWindow(row: SettingRow, nowMs: number): RegistrationWindow {
  return {
    state: registrationStateAt(row, nowMs),
    opensAtMs: row.opens_at_ms,
    closesAtMs: row.closes_at_ms,
    days: row.days,
    ticketsLeft: Math.max(row.capacity - row.ticket_count, 0)
  };
}

export function presentSettings(row: SettingRow): TicketSettings {
  return {
    expoId: row.expo_id,
    opensAtMs: row.opens_at_ms,
    closesAtMs: row.closes_at_ms,
    isClosed: row.is_closed,
    capacity: row.capacity,
    days: row.days,
    ticketCount: row.ticket_count,
    revision: row.revision
  };
}
