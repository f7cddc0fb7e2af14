import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { ReviewedTicket, ReviewedTicketQuery } from '@contract/expoTicketReview';
import { normalizeLine } from '@rules/normalizeText';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import { changeRegisteredCount, findExpoFacts } from '../expo/expoFacts.service';
import { codeOf } from '../scanCode/scanCode.service';
import { notifyOfTicket } from './expoTicket.notifications';
import { presentReviewed } from './expoTicket.presenter';
import { findTicket, findTickets, type TicketRow, updateTicket } from './expoTicket.repository';
import { lockSetting, recordTicketChange } from './setting.repository';

const DEFAULT_LIMIT = 20;
const TicketCursor = Type.Tuple([CursorTime, CursorId]);

/**
 * Returns tickets for an operator, the newest first.
 * @throws AppError VALIDATION for a foreign cursor
 */
export async function listReviewedTickets(db: Db, query: ReviewedTicketQuery): Promise<Page<ReviewedTicket>> {
  const { expoId, status, limit = DEFAULT_LIMIT } = query;
  const q = query.q === undefined ? undefined : normalizeLine(query.q);
  const after = decodeCursor(query.cursor, TicketCursor);
  const rows = await findTickets(db, { expoId, status, q, after, limit: limit + 1 });
  return pageOf(rows, limit, (row) => [row.created_at_ms, row.id], presentReviewed);
}

/** Decision of an operator; a reason rejects the ticket. */
interface TicketReview {
  operator: string;
  reason: string | null;
}

/**
 * Issues or rejects a pending ticket. Idempotent.
 * @throws AppError NOT_FOUND for an unknown ticket, CONFLICT for one that was decided otherwise, or cancelled
 */
export async function reviewTicket(
  db: Db,
  id: string,
  { operator, reason }: TicketReview,
  nowMs: number
): Promise<ReviewedTicket> {
  const found = await findTicket(db, id);
  const expo = found && (await findExpoFacts(db, found.expo_id));
  if (found === undefined || expo === undefined) throw new AppError('NOT_FOUND');
  await db.transaction().execute(async (tx) => {
    await lockSetting(tx, expo.id);
    const row = await findTicket(tx, id);
    if (row === undefined) throw new AppError('NOT_FOUND');
    if (row.status !== 'pending') {
      requireSameDecision(row, reason);
      return;
    }
    const version = await recordTicketChange(tx, expo.id, reason === null ? 0 : -1);
    if (reason === null) {
      await updateTicket(tx, id, { status: 'issued', reviewed_by: operator, version });
      await codeOf(tx, { kind: 'ticket', id }, nowMs);
    } else {
      const rejected = { status: 'invalid', invalid_reason: 'rejected', review_reason: reason } as const;
      await updateTicket(tx, id, { ...rejected, reviewed_by: operator, version });
      await changeRegisteredCount(tx, expo.id, -1);
    }
    const content =
      reason === null
        ? ({ event: 'expoTicket.approved', params: { expo: expo.name, ticketNo: row.ticket_no } } as const)
        : ({ event: 'expoTicket.rejected', params: { expo: expo.name, reason } } as const);
    await notifyOfTicket(tx, { row, content }, nowMs);
  });
  const reviewed = await findTicket(db, id);
  if (reviewed === undefined) throw new AppError('NOT_FOUND');
  return presentReviewed(reviewed);
}

function requireSameDecision(row: TicketRow, reason: string | null): void {
  const isSame =
    reason === null
      ? row.status === 'issued' && row.reviewed_by !== null
      : row.invalid_reason === 'rejected' && row.review_reason === reason;
  if (!isSame) throw new AppError('CONFLICT', { fields: { ticket: row.status } });
}
