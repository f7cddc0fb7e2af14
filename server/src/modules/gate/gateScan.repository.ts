import { type Insertable, type Selectable, sql } from 'kysely';
import type { GateDouble, GateTotals } from '@contract/gate';
import type { Db, Tx } from '../../database/schema';
import type { GateScanTable } from './gate.tables';

export type ScanRow = Selectable<GateScanTable>;

export function findScan(db: Db | Tx, deviceId: string, scanId: string): Promise<ScanRow | undefined> {
  return db
    .selectFrom('gate_scan')
    .selectAll()
    .where('device_id', '=', deviceId)
    .where('scan_id', '=', scanId)
    .executeTakeFirst();
}

/** Returns false when the device sent a scan with this id before. */
export async function insertScan(tx: Tx, row: Insertable<GateScanTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('gate_scan')
    .values(row)
    .onConflict((conflict) => conflict.columns(['device_id', 'scan_id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns the scans of a ticket on a day (YYYY-MM-DD) that were not refused, the latest first. */
export function findPasses(tx: Tx, ticketId: string, day: string): Promise<ScanRow[]> {
  return tx
    .selectFrom('gate_scan')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .where('day', '=', day)
    .where('outcome', '!=', 'refused')
    .orderBy('scanned_at_ms', 'desc')
    .orderBy('received_at_ms', 'desc')
    .execute();
}

/** Marks a scan as one of two that admitted the same ticket. */
export async function markDouble(tx: Tx, { device_id, scan_id }: ScanRow, otherEntrance: string): Promise<void> {
  await tx
    .updateTable('gate_scan')
    .set({ double_of_entrance: otherEntrance })
    .where('device_id', '=', device_id)
    .where('scan_id', '=', scan_id)
    .execute();
}

/** Returns the counts of a day (YYYY-MM-DD) by gate and type of ticket. */
export function countScans(db: Db, expoId: string, day: string): Promise<GateTotals['gates']> {
  const countOf = (condition: string) => sql<number>`(count(*) filter (where ${sql.raw(condition)}))::int4`;
  return db
    .selectFrom('gate_scan')
    .where('expo_id', '=', expoId)
    .where('day', '=', day)
    .groupBy(['entrance', 'ticket_type'])
    .select([
      'entrance',
      'ticket_type as type',
      countOf(`outcome = 'admitted'`).as('admitted'),
      countOf(`outcome = 'reentered'`).as('reentered'),
      countOf(`outcome = 'left'`).as('left'),
      countOf(`outcome = 'refused'`).as('refused'),
      countOf('double_of_entrance is not null').as('doubles')
    ])
    .orderBy('entrance')
    .orderBy('ticket_type')
    .execute();
}

export async function findDoubles(db: Db, expoId: string, limit: number): Promise<GateDouble[]> {
  const rows = await db
    .selectFrom('gate_scan as scan')
    .innerJoin('expo_ticket as ticket', 'ticket.id', 'scan.ticket_id')
    .where('scan.expo_id', '=', expoId)
    .where('scan.double_of_entrance', 'is not', null)
    .select(['ticket.ticket_no', 'scan.entrance', 'scan.double_of_entrance', 'scan.scanned_at_ms'])
    .orderBy('scan.scanned_at_ms', 'desc')
    .orderBy('scan.scan_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ticketNo: row.ticket_no,
    entrance: row.entrance,
    otherEntrance: row.double_of_entrance ?? '',
    scannedAtMs: row.scanned_at_ms
  }));
}
