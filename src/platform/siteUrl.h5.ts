import type { SiteUrl } from './siteUrl.types';

export const siteUrl: SiteUrl = (path) => `${location.origin}/h5/${path}`;
