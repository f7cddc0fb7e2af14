import { ApiError } from '@/lib/ApiError';
import type { LoadSheets } from './loadSheets.types';

/** @throws ApiError NETWORK when the part did not arrive */
export const loadSheets: LoadSheets = () =>
  import('./components/HolderSheets').then(
    (part) => part.HolderSheets,
    (error: unknown) => {
      throw new ApiError('NETWORK', `code of the card holder was not loaded: ${String(error)}`);
    }
  );
