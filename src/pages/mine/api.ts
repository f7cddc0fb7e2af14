import { call } from '@/request/call';

const cursorParam = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor });

/** What the person keeps, the last kept first, and what they have looked at in the last 90 days, the latest first. */
export const collections = {
  /** Also those that are not offered any more. */
  listFavouriteSupplies: (cursor?: string) => call('GET /api/front/supply/favourites', cursorParam(cursor)),
  listFavouritePurchases: (cursor?: string) => call('GET /api/front/purchase/favourites', cursorParam(cursor)),
  listFavourites: (cursor?: string) => call('GET /api/front/news/favourites', cursorParam(cursor)),
  listFootprints: (cursor?: string) => call('GET /api/member/footprint/list', cursorParam(cursor)),
  clearFootprints: () => call('POST /api/member/footprint/clear')
};
