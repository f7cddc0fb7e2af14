import type { SiteUrl } from './types';

/** The H5 app is served by the host of the API. */
export const siteUrl: SiteUrl = (path) => `${API_HOST}/h5/${path}`;
