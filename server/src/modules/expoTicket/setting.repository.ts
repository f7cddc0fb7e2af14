import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { ExpoTicketSettingTable } from './expoTicket.tables';

export type SettingRow = Selectable<ExpoTicketSettingTable>;

export function findSetting(db: Db | Tx, expoId: string): Promise<SettingRow | undefined> {
  return db.selectFrom('expo_ticket_setting').selectAll().where('expo_id', '=', expoId).executeTakeFirst();
}

/** Serializes all changes of the tickets of an expo until the transaction ends. Taken before the lock of a ticket. */
export function lockSetting(tx: Tx, expoId: string): Promise<SettingRow | undefined> {
  return tx.selectFrom('expo_ticket_setting').selectAll().where('expo_id', '=', expoId).forUpdate().executeTakeFirst();
}

/**
 * Records a change of tickets.
 * @param by change of the number of tickets
 * @returns the version that the changed tickets get
 */
export async function recordTicketChange(tx: Tx, expoId: string, by: number): Promise<number> {
  const { version } = await tx
    .updateTable('expo_ticket_setting')
    .set({ version: sql`version + 1`, ticket_count: sql`greatest(ticket_count + ${by}, 0)` })
    .where('expo_id', '=', expoId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Returns undefined when the settings were changed since this revision. */
export function updateSetting(
  tx: Tx,
  { expoId, revision }: { expoId: string; revision: number },
  changes: Pick<Updateable<ExpoTicketSettingTable>, 'opens_at_ms' | 'closes_at_ms' | 'is_closed' | 'capacity' | 'days'>
): Promise<SettingRow | undefined> {
  return tx
    .updateTable('expo_ticket_setting')
    .set({ ...changes, revision: revision + 1 })
    .where('expo_id', '=', expoId)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst();
}

/** Returns undefined when the expo has settings. */
export function insertSetting(tx: Tx, row: Insertable<ExpoTicketSettingTable>): Promise<SettingRow | undefined> {
  return tx
    .insertInto('expo_ticket_setting')
    .values(row)
    .onConflict((conflict) => conflict.column('expo_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Returns the expos with open tickets that are over, on a day (YYYY-MM-DD). */
export async function findEndedExpos(db: Db, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('expo_ticket_setting as setting')
    .innerJoin('expo', 'expo.id', 'setting.expo_id')
    .select('setting.expo_id')
    .where('expo.ends_on', '<', today)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('expo_ticket as ticket')
          .whereRef('ticket.expo_id', '=', 'setting.expo_id')
          .where('ticket.status', 'in', ['pending', 'issued', 'checkedIn'])
          .select('ticket.id')
      )
    )
    .execute();
  return rows.map((row) => row.expo_id);
}
