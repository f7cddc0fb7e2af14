import { ApiError } from '@/lib/ApiError';
import type { LoadPaintPoster } from './loadPaintPoster.types';

/** @throws ApiError NETWORK when the part did not arrive */
export const loadPaintPoster: LoadPaintPoster = () =>
  import('./paintPoster').then(
    ({ paintPoster }) => paintPoster,
    (error: unknown) => {
      throw new ApiError('NETWORK', `code of the posters was not loaded: ${String(error)}`);
    }
  );
