import { call } from '@/request/call';

const after = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor });

/** What the person keeps, the last kept first, and what they have looked at in the last 90 days, the latest first. */
export const collections = {
  /** Also those that are not offered any more. */
  listFavouriteSupplies: (cursor?: string) => call('GET /api/front/supply/favourites', after(cursor)),
  listFavouritePurchases: (cursor?: string) => call('GET /api/front/purchase/favourites', after(cursor)),
  listFavourites: (cursor?: string) => call('GET /api/front/news/favourites', after(cursor)),
  listFootprints: (cursor?: string) => call('GET /api/member/footprint/list', after(cursor)),
  clearFootprints: () => call('POST /api/member/footprint/clear')
};
