import { call } from '@/request/call';

const after = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor });

/** The articles that the person keeps, the last kept first. */
export const listFavourites = (cursor?: string) => call('GET /api/front/news/favourites', after(cursor));

/** What the person has looked at in the last 90 days, the latest first. */
export const listFootprints = (cursor?: string) => call('GET /api/member/footprint/list', after(cursor));

export const clearFootprints = () => call('POST /api/member/footprint/clear');
