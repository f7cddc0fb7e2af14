import { createHash } from 'node:crypto';
import type { ExpoSite } from '@contract/expoSite';
import type { BoothExhibitor, FloorPlan, FloorPlanAnswer, OperatorBooth } from '@contract/floorPlan';
import type { Db, Tx } from '../../database/schema';
import { getCurrentExpo } from '../expo/expo.service';
import { boothExhibitors } from './boothExhibitors';
import { presentBooth, presentHall, presentOperatorBooth, presentSite } from './floorPlan.presenter';
import { listBooths, listHalls } from './floorPlan.repository';
import { findSite } from './site.repository';

/** Returns the expo that is asked for, by default the current one; null between expos. */
export async function planExpoId(db: Db, expoId: string | undefined, now: Date): Promise<string | null> {
  return expoId ?? (await getCurrentExpo(db, now))?.id ?? null;
}

/** Returns halls and booths of an expo, by default of the current one; null when it has no plan. */
export async function getFloorPlan(
  db: Db,
  { expoId, version }: { expoId?: string | undefined; version?: string | undefined },
  now: Date
): Promise<FloorPlanAnswer | null> {
  const id = await planExpoId(db, expoId, now);
  const plan = id === null ? null : await readPlan(db, id);
  return plan !== null && plan.version === version ? { ...plan, halls: null } : plan;
}

/** Returns the plan of an expo; null when it has none. */
export async function readPlan(db: Db | Tx, expoId: string): Promise<FloorPlan | null> {
  const [halls, booths] = await Promise.all([listHalls(db, expoId), listBooths(db, expoId)]);
  if (halls.length === 0) return null;
  const boothsOf = (hallId: string) => booths.filter((booth) => booth.hall_id === hallId).map(presentBooth);
  const presented = halls.map((hall) => presentHall(hall, boothsOf(hall.id)));
  return { expoId, version: versionOf(presented), halls: presented };
}

/** A digest needs no column that every writer of booths would have to remember. */
function versionOf(halls: FloorPlan['halls']): string {
  return createHash('sha256').update(JSON.stringify(halls)).digest('base64url').slice(0, 16);
}

/** Returns who exhibits on which booth of an expo, by default of the current one. */
export async function getBoothExhibitors(db: Db, expoId: string | undefined, now: Date): Promise<BoothExhibitor[]> {
  const id = await planExpoId(db, expoId, now);
  return id === null ? [] : boothExhibitors.use.listByBooth(db, id);
}

/** Returns the venue of an expo, by default of the current one; null when it is unknown. */
export async function getExpoSite(db: Db, expoId: string | undefined, now: Date): Promise<ExpoSite | null> {
  const id = await planExpoId(db, expoId, now);
  const row = id === null ? undefined : await findSite(db, id);
  return row === undefined ? null : presentSite(row);
}

/** Returns the booths of an expo with what only operators see, in order of their number. */
export async function listOperatorBooths(db: Db, expoId: string): Promise<OperatorBooth[]> {
  const [halls, booths] = await Promise.all([listHalls(db, expoId), listBooths(db, expoId)]);
  const numbers = new Map(halls.map(({ id, number }) => [id, number]));
  return booths.map((row) => presentOperatorBooth(row, numbers.get(row.hall_id) ?? 0));
}
