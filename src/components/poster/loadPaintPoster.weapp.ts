import { ApiError } from '@/lib/ApiError';
import { loadPosterPackage } from '@/platform/weapp/asyncPackages';
import type { LoadPaintPoster } from './loadPaintPoster.types';
import { passedPaintPoster } from './passedPaintPoster';

/** @throws ApiError NETWORK when the package did not arrive */
export const loadPaintPoster: LoadPaintPoster = async () => {
  try {
    await loadPosterPackage();
  } catch (error) {
    throw new ApiError('NETWORK', `code of the posters was not loaded: ${String(error)}`);
  }
  return passedPaintPoster();
};
