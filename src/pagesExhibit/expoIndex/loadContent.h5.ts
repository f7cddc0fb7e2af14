import { ApiError } from '@/lib/ApiError';
import type { LoadContent } from './loadContent.types';

/** @throws ApiError NETWORK when the code did not arrive */
export const loadContent: LoadContent = async () => {
  try {
    return (await import('./content')).expoIndexContent;
  } catch (error) {
    throw new ApiError('NETWORK', `code of the expo's index was not loaded: ${String(error)}`);
  }
};
