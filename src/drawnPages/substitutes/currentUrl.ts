import type { CurrentUrl } from '@/platform/currentUrl/types';
import { drawing } from '../PageDrawing';

export const currentUrl: CurrentUrl = () => {
  const { path, query } = drawing().input;
  return query ? `${path}?${query}` : path;
};
