import { type Insertable, type Selectable, sql } from 'kysely';
import type { ScannedSubject } from '@contract/scanCode';
import type { Db, Tx } from '../../database/schema';
import type { ScanCodeTable } from './scanCode.tables';

export type ScanCodeRow = Selectable<ScanCodeTable>;

/** Returns false when one of the codes is taken, or the subject has a code. */
export async function insertCode(db: Db | Tx, row: Insertable<ScanCodeTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('scan_code')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return inserted === 1n;
}

/** Returns the code of a subject that is valid now. */
export function findCodeOf(db: Db | Tx, { kind, id }: ScannedSubject): Promise<ScanCodeRow | undefined> {
  return db
    .selectFrom('scan_code')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('expired_at_ms', 'is', null)
    .executeTakeFirst();
}

/** Returns the codes of subjects that are valid now. */
export function findCodesOf(db: Db | Tx, kind: ScannedSubject['kind'], ids: readonly string[]): Promise<ScanCodeRow[]> {
  return db
    .selectFrom('scan_code')
    .selectAll()
    .where('kind', '=', kind)
    .where(sql<boolean>`subject_id = any(${ids})`)
    .where('expired_at_ms', 'is', null)
    .execute();
}

/** Finds a code, long or short, that is or was valid. */
export function findCode(db: Db | Tx, text: string): Promise<ScanCodeRow | undefined> {
  return db
    .selectFrom('scan_code')
    .selectAll()
    .where((where) => where.or([where('code', '=', text), where('short_code', '=', text)]))
    .executeTakeFirst();
}

export async function expireCodeOf(tx: Tx, { kind, id }: ScannedSubject, nowMs: number): Promise<void> {
  await tx
    .updateTable('scan_code')
    .set({ expired_at_ms: nowMs })
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('expired_at_ms', 'is', null)
    .execute();
}

export async function deleteRowsOf(tx: Tx, { kind, id }: ScannedSubject): Promise<void> {
  await tx.deleteFrom('scan_code').where('kind', '=', kind).where('subject_id', '=', id).execute();
}
