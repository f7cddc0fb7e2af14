import { call } from '@/request/call';

/** Goods that the home recommends. */
export const getHomeListings = (personalised: boolean) => call('GET /api/front/home/listings', { personalised });

/** Loads everything above the fold of the home. */
export const getHomeFeed = (personalised: boolean) => call('GET /api/front/home/feed', { personalised });
