import { call } from '@/request/call';

/** The halls and booths of the current expo; without halls when they are those of `version`. */
export const getFloorPlan = (version?: string) =>
  call('POST /api/front/expo/getFloorPlan', version === undefined ? {} : { version });

/** The exhibitors of an expo by booth. */
export const getBoothExhibitors = (expoId: string) => call('POST /api/front/expo/getBoothExhibitors', { expoId });
