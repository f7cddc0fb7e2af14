import { ApiError } from '@/lib/ApiError';
import { loadSecureChannel } from '@/platform/weapp/asyncPackages';
import type { LoadChannel } from './loadChannel.types';
import { passedChannel } from './passedChannel';

/** @throws ApiError NETWORK when the package did not arrive */
export const loadChannel: LoadChannel = async () => {
  try {
    await loadSecureChannel();
  } catch (error) {
    throw new ApiError('NETWORK', `code of secure calls was not loaded: ${String(error)}`);
  }
  return passedChannel();
};
