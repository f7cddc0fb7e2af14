import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import { entriesOf, type HolderEntryRow, ORDER } from './holder.repository';

/** Returns people to contact on this day or before, the earliest first. */
export function findDue(db: Db | Tx, userId: string, day: string, limit: number): Promise<HolderEntryRow[]> {
  return entriesOf(db, userId)
    .where('remind_on', '<=', day)
    .selectAll()
    .orderBy('remind_on')
    .orderBy(ORDER)
    .limit(limit)
    .execute();
}

/** Returns people with a reminder, the earliest first. */
export function findReminders(
  db: Db,
  userId: string,
  { after, limit }: { after: [remindOn: string, id: string] | undefined; limit: number }
): Promise<HolderEntryRow[]> {
  return entriesOf(db, userId)
    .where('remind_on', 'is not', null)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(remind_on, id) > (${after?.[0] ?? ''}, ${after?.[1] ?? ''})`)
    )
    .selectAll()
    .orderBy('remind_on')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Condition that a reminder is due on a day, and that its user was not notified of it. */
const isOpen = (day: string) => sql<boolean>`remind_on <= ${day} and remind_on is distinct from reminded_of`;

/** Returns the users with reminders that they were not notified of. */
export async function findUsersToRemind(db: Db, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('holder_entry')
    .where('removed_at_ms', 'is', null)
    .where(isOpen(day))
    .select('user_id')
    .distinct()
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}

/** Returns the entries of a user with open reminders, the earliest first. */
export function findOpenReminders(tx: Tx, userId: string, day: string): Promise<HolderEntryRow[]> {
  return entriesOf(tx, userId).where(isOpen(day)).selectAll().orderBy('remind_on').orderBy(ORDER).execute();
}

/** Marks the open reminders of a user as notified. */
export async function markReminded(tx: Tx, userId: string, day: string): Promise<void> {
  await tx
    .updateTable('holder_entry')
    .set((eb) => ({ reminded_of: eb.ref('remind_on') }))
    .where('user_id', '=', userId)
    .where('removed_at_ms', 'is', null)
    .where(isOpen(day))
    .execute();
}
