import { isApiError } from '@/lib/ApiError';
import { publicKeys } from './publicKeys';
import type { Interceptor } from './request.types';

/** The server could not open the envelope (55000): its key has changed. Fetch the new one and send again, once. */
export const retryOnStaleKey: Interceptor = async (request, next) => {
  const used = publicKeys.current();
  try {
    return await next(request);
  } catch (error) {
    if (!isApiError(error, 'CIPHER')) throw error;
    await publicKeys.replace(used);
    return next(request);
  }
};
