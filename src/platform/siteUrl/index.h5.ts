import type { SiteUrl } from './types';

export const siteUrl: SiteUrl = (path) => `${location.origin}/h5/${path}`;
