import { ApiError, isApiError } from '@/lib/ApiError';
import { isOffline } from '@/platform/network';
import type { Interceptor } from './request.types';

interface Failure {
  name?: string;
  message?: string;
  /** Both platforms put this on what `Taro.request` rejects with. */
  errMsg?: string;
}

/** Did the platform fail, or a part of the app that had to be loaded? Anything else is a mistake in the program. */
const isTransportFailure = ({ name, message, errMsg }: Failure) =>
  errMsg !== undefined || name === 'ChunkLoadError' || (message ?? '').startsWith('request:fail');

/**
 * Turns whatever went wrong below into an ApiError with a closed set of codes. Outermost, so that it sees all of them.
 * A mistake in the program passes as it is: it must not look like a bad network.
 * @throws ApiError TIMEOUT, ABORTED, OFFLINE or NETWORK for a failure of the platform; ApiErrors from below and
 * mistakes in the program pass
 */
export const mapError: Interceptor = async (request, next) => {
  try {
    return await next(request);
  } catch (error) {
    if (isApiError(error)) throw error;
    const failure = error as Failure;
    if (!isTransportFailure(failure)) throw error;
    const text = failure.errMsg ?? failure.message ?? '';
    if (/time.?out/i.test(text)) throw new ApiError('TIMEOUT', text);
    if (/abort/i.test(text)) throw new ApiError('ABORTED', text);
    throw new ApiError(isOffline() ? 'OFFLINE' : 'NETWORK', text);
  }
};
