import type { FloorPlan } from '@contract/floorPlan';
import type { Db } from '../../database/schema';
import { getCurrentExpo } from '../expo/expo.service';
import { presentBooth, presentHall } from './floorPlan.presenter';
import { listBooths, listHalls } from './floorPlan.repository';

/** Returns the halls and booths of an expo, by default of the current one; null when it has no plan. */
export async function getFloorPlan(db: Db, expoId: string | undefined, now: Date): Promise<FloorPlan | null> {
  const id = expoId ?? (await getCurrentExpo(db, now))?.id;
  if (id === undefined) return null;
  const [halls, booths] = await Promise.all([listHalls(db, id), listBooths(db, id)]);
  if (halls.length === 0) return null;
  const boothsOf = (hallId: string) => booths.filter((booth) => booth.hall_id === hallId).map(presentBooth);
  return { expoId: id, halls: halls.map((hall) => presentHall(hall, boothsOf(hall.id))) };
}
