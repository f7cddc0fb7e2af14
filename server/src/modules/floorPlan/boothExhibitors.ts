import type { BoothExhibitor } from '@contract/floorPlan';
import type { Db } from '../../database/schema';
import { defineExtensionPoint } from '../../extensionPoint';

/** Exhibitors by booth: answered by the module of the exhibitors, above this one. */
export const boothExhibitors = defineExtensionPoint<{
  /** Returns the published exhibitors of an expo, once for each of their booths, in order of the booth's number. */
  listByBooth(db: Db, expoId: string): Promise<BoothExhibitor[]>;
}>('boothExhibitors');
