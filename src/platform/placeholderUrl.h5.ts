import type { PlaceholderUrl } from './placeholderUrl.types';

export const placeholderUrl: PlaceholderUrl = (url) => url;
