import type { Park, ParkForm, ParkRecord, PlotStatus } from '@contract/park';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { parkColumns, plotRows, presentPark, presentParkRecord } from './park.presenter';
import {
  insertPark,
  listParks,
  listPlots,
  lockPark,
  type ParkRow,
  type PlotRow,
  replacePlots,
  updatePark,
  updatePlot
} from './park.repository';

/** Returns the published parks with their plots. */
export async function getParks(db: Db): Promise<{ parks: Park[] }> {
  return { parks: await readParks(db, true, presentPark) };
}

/** For operators: returns all parks. */
export function listParkRecords(db: Db): Promise<ParkRecord[]> {
  return readParks(db, false, presentParkRecord);
}

async function readParks<T>(
  db: Db,
  onlyPublished: boolean,
  present: (row: ParkRow, plots: readonly PlotRow[]) => T
): Promise<T[]> {
  const rows = await listParks(db, { onlyPublished });
  const plotsOf = new Map<string, PlotRow[]>(rows.map(({ id }) => [id, []]));
  for (const plot of await listPlots(db, [...plotsOf.keys()])) plotsOf.get(plot.park_id)?.push(plot);
  return rows.map((row) => present(row, plotsOf.get(row.id) ?? []));
}

/**
 * For operators: creates a park, which is not published yet, or replaces it with its plots.
 * @throws AppError VALIDATION with `fields.plots` for a number that occurs twice or a plot outside the plan, CONFLICT with
 * `fields.revision` when it was saved since, `fields.plots` for a published park that would have none
 */
export async function savePark(db: Db, form: ParkForm, operator: string, nowMs: number): Promise<ParkRecord> {
  validatePlots(form);
  const { id, revision } = form;
  const columns = { ...parkColumns(form), updated_by: operator, updated_at_ms: nowMs };
  return db.transaction().execute(async (tx) => {
    const saved =
      revision === 0
        ? await insertPark(tx, { id, is_published: false, ...columns })
        : await updatePark(tx, { id, revision }, columns);
    if (saved === undefined) throw new AppError('CONFLICT', { fields: { revision: 'stale' } });
    if (saved.is_published) requirePlots(form.plots.length);
    await replacePlots(tx, id, plotRows(form));
    return presentParkRecord(saved, await listPlots(tx, [id]));
  });
}

function validatePlots({ plots, plan }: ParkForm): void {
  if (new Set(plots.map(({ no }) => no)).size < plots.length) {
    throw new AppError('VALIDATION', { fields: { plots: 'duplicate' } });
  }
  const isOnPlan = ({ box }: ParkForm['plots'][number]) =>
    box === null ||
    (plan !== null &&
      box.width > 0 &&
      box.height > 0 &&
      box.x + box.width <= plan.width &&
      box.y + box.height <= plan.height);
  if (!plots.every(isOnPlan)) throw new AppError('VALIDATION', { fields: { plots: 'range' } });
}

function requirePlots(count: number): void {
  if (count === 0) throw new AppError('CONFLICT', { fields: { plots: 'required' } });
}

/**
 * For operators: publishes or withdraws a park. Idempotent.
 * @throws AppError NOT_FOUND for an unknown park, CONFLICT with `fields.plots` for one without plots
 */
export async function setParkPublished(
  db: Db,
  { id, isPublished, operator }: { id: string; isPublished: boolean; operator: string },
  nowMs: number
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const park = await lockPark(tx, id);
    if (park === undefined) throw new AppError('NOT_FOUND');
    if (park.is_published === isPublished) return;
    if (isPublished) requirePlots((await listPlots(tx, [id])).length);
    await updatePark(tx, park, { is_published: isPublished, updated_by: operator, updated_at_ms: nowMs });
  });
}

/**
 * For operators: sets whether a plot is left. The revision of its park rises, so that a form of before does not undo it.
 * @throws AppError NOT_FOUND for an unknown park or plot
 */
export async function setPlotStatus(
  db: Db,
  { parkId, no, status, operator }: { parkId: string; no: string; status: PlotStatus; operator: string },
  nowMs: number
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const park = await lockPark(tx, parkId);
    if (park === undefined || !(await updatePlot(tx, { parkId, no }, { status }))) throw new AppError('NOT_FOUND');
    await updatePark(tx, park, { updated_by: operator, updated_at_ms: nowMs });
  });
}
