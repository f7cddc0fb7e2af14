import { call } from '@/request/call';

const cursorParam = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor });

/** The user's favourites, last added first, and the browsing history of the last 90 days, newest first. */
export const collections = {
  /** Includes supplies that are no longer offered. */
  listFavouriteSupplies: (cursor?: string) => call('GET /api/front/supply/favourites', cursorParam(cursor)),
  listFavouritePurchases: (cursor?: string) => call('GET /api/front/purchase/favourites', cursorParam(cursor)),
  listFavourites: (cursor?: string) => call('GET /api/front/news/favourites', cursorParam(cursor)),
  listFootprints: (cursor?: string) => call('GET /api/member/footprint/list', cursorParam(cursor)),
  clearFootprints: () => call('POST /api/member/footprint/clear')
};

/** Makes one of the user's companies the one that they act for. NOT_FOUND for one that they do not belong to. */
export const switchCompany = (id: string) => call('POST /api/front/company/switch', { id });
