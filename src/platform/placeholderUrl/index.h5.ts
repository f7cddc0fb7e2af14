import type { PlaceholderUrl } from './types';

export const placeholderUrl: PlaceholderUrl = (url) => url;
