import type { ImportReport } from '@contract/floorPlan';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type OperatorAction, recordOperation } from '../expo/operation.service';
import {
  deleteOtherBooths,
  deleteOtherHalls,
  listHalls,
  lockPlan,
  upsertBooths,
  upsertHalls
} from './floorPlan.repository';
import { readPlan } from './floorPlan.service';
import { type HallEntry, parsePlanFile, type PlanFile } from './planFile';
import { upsertSite } from './site.repository';

/** SQLSTATE of a row that refers to a missing one, or is referred to. */
const FOREIGN_KEY_VIOLATION = '23503';
/** Rows of one statement: a parameter for each of nine columns, and PostgreSQL takes 65,535. */
const BATCH = 1000;

/**
 * Replaces the plan of an expo by a file. Idempotent; all or nothing.
 * @throws AppError VALIDATION with the faults of the file; NOT_FOUND for an unknown expo; CONFLICT when a booth that the
 * file lacks is in use
 */
export async function importPlan(db: Db, expoId: string, bytes: Buffer, by: OperatorAction): Promise<ImportReport> {
  const parsed = parsePlanFile(bytes);
  if ('faults' in parsed) throw new AppError('VALIDATION', { fields: parsed.faults });
  return db.transaction().execute(async (tx) => {
    const report = await replacePlan(tx, expoId, parsed.plan);
    const note = `${report.halls} halls, ${report.booths} booths, ${report.removedBooths} removed`;
    await recordOperation(tx, { expoId, kind: 'importPlan', note }, by);
    return report;
  });
}

async function replacePlan(tx: Tx, expoId: string, { halls, site }: PlanFile): Promise<ImportReport> {
  await lockPlan(tx, expoId);
  await orError('NOT_FOUND', () =>
    upsertHalls(
      tx,
      halls.map((hall) => hallRow(expoId, hall))
    )
  );
  const hallIds = new Map((await listHalls(tx, expoId)).map(({ id, number }) => [number, id]));
  const rows = halls.flatMap((hall) => boothRows(expoId, hallIds.get(hall.number) ?? '', hall));
  for (let from = 0; from < rows.length; from += BATCH) await upsertBooths(tx, rows.slice(from, from + BATCH));
  const removedBooths = await orError('CONFLICT', async () => {
    const removed = await deleteOtherBooths(
      tx,
      expoId,
      rows.map(({ no }) => no)
    );
    await deleteOtherHalls(
      tx,
      expoId,
      halls.map(({ number }) => number)
    );
    return removed;
  });
  if (site) await upsertSite(tx, expoId, site);
  const plan = await readPlan(tx, expoId);
  return { halls: halls.length, booths: rows.length, removedBooths, version: plan?.version ?? '' };
}

async function orError<T>(errorName: 'NOT_FOUND' | 'CONFLICT', run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw (error as { code?: unknown }).code === FOREIGN_KEY_VIOLATION ? new AppError(errorName) : error;
  }
}

function hallRow(expoId: string, { number, name, x, y, outline, facilities }: HallEntry) {
  return {
    id: `${expoId}-hall-${number}`,
    expo_id: expoId,
    number,
    name,
    x,
    y,
    outline: JSON.stringify(outline),
    facilities: JSON.stringify(facilities)
  };
}

function boothRows(expoId: string, hallId: string, { booths }: HallEntry) {
  return booths.map(({ no, polygon, size, areaM2, category, priceFen, isBookable }) => ({
    expo_id: expoId,
    no,
    hall_id: hallId,
    polygon: JSON.stringify(polygon),
    size,
    area_m2: areaM2,
    category,
    price_fen: priceFen,
    is_bookable: isBookable
  }));
}
