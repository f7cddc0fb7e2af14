import { notFoundPath } from '@/routes';
import type { StandInFor } from './standIn.types';

export const standInFor: StandInFor = (url) => `${notFoundPath}?path=${encodeURIComponent(url)}`;
