import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { InvestmentParkTable, InvestmentPlotTable } from './investment.tables';

export type ParkRow = Selectable<InvestmentParkTable>;
export type PlotRow = Selectable<InvestmentPlotTable>;
type ParkChanges = Omit<Updateable<InvestmentParkTable>, 'id' | 'revision' | 'position'>;

/** Returns parks in order of creation. */
export function listParks(db: Db | Tx, { onlyPublished }: { onlyPublished: boolean }): Promise<ParkRow[]> {
  return db
    .selectFrom('investment_park')
    .selectAll()
    .$if(onlyPublished, (query) => query.where('is_published', '=', true))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Returns the plots of parks, each park's in its order. */
export async function listPlots(db: Db | Tx, parkIds: readonly string[]): Promise<PlotRow[]> {
  if (parkIds.length === 0) return [];
  return db
    .selectFrom('investment_plot')
    .selectAll()
    .where('park_id', 'in', parkIds)
    .orderBy('park_id')
    .orderBy('position')
    .execute();
}

/** Returns the park, locked until the transaction ends. */
export function lockPark(tx: Tx, id: string): Promise<ParkRow | undefined> {
  return tx.selectFrom('investment_park').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Appends a park. Returns undefined when the id is taken. */
export async function insertPark(
  tx: Tx,
  park: Omit<Insertable<InvestmentParkTable>, 'position' | 'revision'>
): Promise<ParkRow | undefined> {
  const { last } = await tx
    .selectFrom('investment_park')
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return tx
    .insertInto('investment_park')
    .values({ ...park, position: (last ?? -1) + 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Raises the revision. Returns undefined when the park is unknown or has another revision. */
export function updatePark(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
  changes: ParkChanges
): Promise<ParkRow | undefined> {
  return tx
    .updateTable('investment_park')
    .set({ ...changes, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst();
}

/** Replaces the plots of a park. */
export async function replacePlots(
  tx: Tx,
  parkId: string,
  plots: readonly Insertable<InvestmentPlotTable>[]
): Promise<void> {
  await tx.deleteFrom('investment_plot').where('park_id', '=', parkId).execute();
  if (plots.length > 0) await tx.insertInto('investment_plot').values(plots).execute();
}

/** Returns whether there is such a plot. */
export async function updatePlot(
  tx: Tx,
  { parkId, no }: { parkId: string; no: string },
  changes: Pick<PlotRow, 'status'>
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('investment_plot')
    .set(changes)
    .where('park_id', '=', parkId)
    .where('no', '=', no)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
