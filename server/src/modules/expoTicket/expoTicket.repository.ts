import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { ExpoTicketStatus } from '@contract/expoTicket';
import type { Db, Tx } from '../../database/schema';
import type { ExpoRegistrationTable, ExpoTicketTable } from './expoTicket.tables';

/** A ticket with what its registration says. */
export type TicketRow = Selectable<ExpoTicketTable> & { user_id: string | null; company: string };

/** States in which a ticket counts, and no other one is issued for the number. */
export const countedStatuses = [
  'pending',
  'issued',
  'checkedIn',
  'used'
] as const satisfies readonly ExpoTicketStatus[];

function tickets(db: Db | Tx) {
  return db
    .selectFrom('expo_ticket as ticket')
    .innerJoin('expo_registration as registration', 'registration.id', 'ticket.registration_id')
    .selectAll('ticket')
    .select(['registration.user_id', 'registration.company']);
}

export async function insertRegistration(tx: Tx, row: Insertable<ExpoRegistrationTable>): Promise<void> {
  await tx.insertInto('expo_registration').values(row).execute();
}

/** Returns false when the number of the ticket is taken. */
export async function insertTicket(tx: Tx, row: Insertable<ExpoTicketTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('expo_ticket')
    .values(row)
    .onConflict((conflict) => conflict.column('ticket_no').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export function findRegistrationByRequest(db: Db | Tx, userId: string, requestId: string) {
  return db
    .selectFrom('expo_registration')
    .select(['id', 'expo_id'])
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

/** Returns the numbers among these that have a ticket. */
export async function findRegisteredMobiles(tx: Tx, expoId: string, mobiles: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('expo_ticket')
    .select('mobile')
    .where('expo_id', '=', expoId)
    .where('mobile', 'in', mobiles)
    .where('status', 'in', countedStatuses)
    .execute();
  return rows.flatMap(({ mobile }) => mobile ?? []);
}

/** Returns the tickets of a registration, that of the visitor first. */
export function findTicketsOfRegistration(db: Db | Tx, registrationId: string): Promise<TicketRow[]> {
  return tickets(db)
    .where('ticket.registration_id', '=', registrationId)
    .orderBy('ticket.is_companion')
    .orderBy('ticket.id')
    .execute();
}

/** Returns the tickets that a member registered, or that were registered for their number. */
export function findTicketsOf(
  db: Db | Tx,
  { userId, mobile }: { userId: string; mobile: string },
  expoId?: string
): Promise<TicketRow[]> {
  // Each half has its index; a condition on both tables at once would read all tickets.
  const own = db
    .selectFrom('expo_ticket')
    .select('id')
    .where('mobile', '=', mobile)
    .union(
      db
        .selectFrom('expo_registration')
        .innerJoin('expo_ticket', 'expo_ticket.registration_id', 'expo_registration.id')
        .where('expo_registration.user_id', '=', userId)
        .select('expo_ticket.id')
    );
  return tickets(db)
    .where('ticket.id', 'in', own)
    .$if(expoId !== undefined, (query) => query.where('ticket.expo_id', '=', expoId ?? ''))
    .orderBy('ticket.created_at_ms')
    .orderBy('ticket.is_companion')
    .orderBy('ticket.id')
    .execute();
}

export function findTicket(db: Db | Tx, id: string): Promise<TicketRow | undefined> {
  return tickets(db).where('ticket.id', '=', id).executeTakeFirst();
}

/** Returns tickets, the newest first; by number of the ticket or mobile number with `q`. */
export function findTickets(
  db: Db,
  {
    expoId,
    status,
    q,
    after,
    limit
  }: {
    expoId?: string | undefined;
    status?: ExpoTicketStatus | undefined;
    q?: string | undefined;
    after?: [number, string] | undefined;
    limit: number;
  }
): Promise<TicketRow[]> {
  return tickets(db)
    .$if(expoId !== undefined, (query) => query.where('ticket.expo_id', '=', expoId ?? ''))
    .$if(status !== undefined, (query) => query.where('ticket.status', '=', status ?? 'pending'))
    .$if(q !== undefined, (query) =>
      query.where((eb) => eb.or([eb('ticket.ticket_no', '=', q ?? ''), eb('ticket.mobile', '=', q ?? '')]))
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(ticket.created_at_ms, ticket.id) < (${after?.[0] ?? 0}, ${after?.[1] ?? ''})`)
    )
    .orderBy('ticket.created_at_ms', 'desc')
    .orderBy('ticket.id', 'desc')
    .limit(limit)
    .execute();
}

export async function updateTicket(
  tx: Tx,
  id: string,
  changes: Omit<Updateable<ExpoTicketTable>, 'id' | 'expo_id' | 'ticket_no'> & { version: number }
): Promise<void> {
  await tx.updateTable('expo_ticket').set(changes).where('id', '=', id).execute();
}

/** Returns the tickets that changed after a version, for gates; all of them with 0. */
export function findChangedTickets(db: Db | Tx, expoId: string, sinceVersion: number) {
  return db
    .selectFrom('expo_ticket')
    .select(['id', 'type', 'status', 'days'])
    .where('expo_id', '=', expoId)
    .where('version', '>', sinceVersion)
    .execute();
}

/** Ends the tickets of an expo that is over. */
export async function endTickets(tx: Tx, expoId: string, version: number): Promise<void> {
  const open = tx.updateTable('expo_ticket').where('expo_id', '=', expoId);
  await open.set({ status: 'used', version }).where('status', '=', 'checkedIn').execute();
  await open
    .set({ status: 'invalid', invalid_reason: 'expired', version })
    .where('status', 'in', ['pending', 'issued'])
    .execute();
}

/** Returns issued tickets whose first day is this one (YYYY-MM-DD), and whose visitors were not reminded. */
export function findTicketsToRemind(db: Db, day: string, limit: number): Promise<TicketRow[]> {
  return tickets(db)
    .where('ticket.status', '=', 'issued')
    .where('ticket.reminded_at_ms', 'is', null)
    .where(sql<boolean>`ticket.days ->> 0 = ${day}`)
    .orderBy('ticket.id')
    .limit(limit)
    .execute();
}

/** Returns false when the visitor was reminded before, or the ticket is not issued any more. */
export async function markReminded(tx: Tx, id: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('expo_ticket')
    .set({ reminded_at_ms: nowMs })
    .where('id', '=', id)
    .where('status', '=', 'issued')
    .where('reminded_at_ms', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes the user and their data from their registrations. */
export async function clearRegistrationsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('expo_registration')
    .set({
      user_id: null,
      request_id: null,
      company: '',
      position: '',
      invited_by: '',
      variety_ids: '[]',
      region_code: null,
      country_code: null
    })
    .where('user_id', '=', userId)
    .execute();
}

/** Returns the tickets for a number that were checked in at a gate. */
export function findCheckedInTickets(db: Db | Tx, mobile: string): Promise<TicketRow[]> {
  return tickets(db)
    .where('ticket.mobile', '=', mobile)
    .where('ticket.status', 'in', ['checkedIn', 'used'])
    .orderBy('ticket.id')
    .execute();
}
