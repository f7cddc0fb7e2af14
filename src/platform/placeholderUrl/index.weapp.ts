import { notFoundPath } from '@/routes';
import type { PlaceholderUrl } from './types';

export const placeholderUrl: PlaceholderUrl = (url) => `${notFoundPath}?path=${encodeURIComponent(url)}`;
