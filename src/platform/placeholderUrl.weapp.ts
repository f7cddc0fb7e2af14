import { notFoundPath } from '@/routes';
import type { PlaceholderUrl } from './placeholderUrl.types';

export const placeholderUrl: PlaceholderUrl = (url) => `${notFoundPath}?path=${encodeURIComponent(url)}`;
