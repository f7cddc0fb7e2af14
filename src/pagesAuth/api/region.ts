import { call } from '@/request/call';

/**
 * Returns the city of a location; null far from all cities.
 * @param near location as returned by `locate`
 */
export const getRegionNear = (near: string) => call('GET /api/front/region/near', { near });
