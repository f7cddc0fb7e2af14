import { makeAutoObservable, observableRef } from 'mobx';
import type { FloorPlan } from '@contract/floorPlan';
import { persist } from '@/stores/persist';

/** The plan that was loaded last: halls often have no network. */
class SavedPlanStore {
  floorPlan: FloorPlan | null = null;
  floorPlanSavedAtMs = 0;

  constructor() {
    // By reference: each frame of the plan reads hundreds of polygons, which must stay plain arrays.
    makeAutoObservable(this, { floorPlan: observableRef }, { autoBind: true });
    persist<SavedPlanStore>(this, ['floorPlan', 'floorPlanSavedAtMs']);
  }

  save(plan: FloorPlan, nowMs: number): void {
    this.floorPlan = plan;
    this.floorPlanSavedAtMs = nowMs;
  }

  clear(): void {
    this.floorPlan = null;
    this.floorPlanSavedAtMs = 0;
  }
}

export const savedPlan = new SavedPlanStore();
