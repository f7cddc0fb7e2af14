import { call } from '@/request/call';

/** In which city a place is, as `locate` tells it; null far from all of them. */
export const getRegionNear = (near: string) => call('GET /api/front/region/near', { near });
