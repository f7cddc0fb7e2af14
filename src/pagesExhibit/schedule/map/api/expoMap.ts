import { call } from '@/request/call';

/** The venue of the current expo with the shapes of its map. */
export const getExpoSite = () => call('POST /api/front/expo/getExpoSite', {});

export const listBoothFavourites = (expoId: string) => call('POST /api/front/expo/listBoothFavourites', { expoId });

/** Marks a booth or removes the mark. */
export const setBoothFavourite = (expoId: string, boothNo: string, on: boolean) =>
  call('POST /api/front/expo/setBoothFavourite', { expoId, boothNo, on });
