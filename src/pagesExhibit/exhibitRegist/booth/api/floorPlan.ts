import type { FloorPlan } from '@contract/floorPlan';
import { getFloorPlan } from '@/api/floorPlan';

/** Loads the halls and booths of the current expo; null between expos. */
export async function loadFloorPlan(): Promise<FloorPlan | null> {
  const plan = await getFloorPlan();
  // Without a version the server always sends the halls.
  return plan?.halls ? { ...plan, halls: plan.halls } : null;
}
