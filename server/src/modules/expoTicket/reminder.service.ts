import { DAY_MS, HOUR_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { forEachIsolated } from '../../database/forEachIsolated';
import type { Db } from '../../database/schema';
import { findExpoFacts } from '../expo/expoFacts.service';
import { notifyOfTicket } from './expoTicket.notifications';
import { findTicketsToRemind, markReminded, type TicketRow } from './expoTicket.repository';

/** Hour of the evening in Shanghai from which visitors are reminded of the next day. */
const EVENING_HOUR = 18;
const BATCH_SIZE = 500;

/** Reminds each visitor once, on the evening before the first day of the visit. Idempotent. */
export async function remindVisitors(db: Db, nowMs: number): Promise<void> {
  const day = shanghaiDay(nowMs + DAY_MS - EVENING_HOUR * HOUR_MS);
  // Before the evening this is today: it is late for a reminder then.
  if (day === shanghaiDay(nowMs)) return;
  for (;;) {
    const rows = await findTicketsToRemind(db, day, BATCH_SIZE);
    await forEachIsolated(rows, (row) => remindVisitor(db, row, nowMs));
    if (rows.length < BATCH_SIZE) return;
  }
}

async function remindVisitor(db: Db, row: TicketRow, nowMs: number): Promise<void> {
  const expo = await findExpoFacts(db, row.expo_id);
  if (expo === undefined) return;
  await db.transaction().execute(async (tx) => {
    if (!(await markReminded(tx, row.id, nowMs))) return;
    const params = { expo: expo.name, venue: expo.venue, ticketNo: row.ticket_no };
    await notifyOfTicket(tx, { row, content: { event: 'expoTicket.reminder', params } }, nowMs);
  });
}
