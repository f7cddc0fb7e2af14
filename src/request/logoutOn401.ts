import { isApiError } from '@/lib/ApiError';
import type { Interceptor } from './request.types';
import { session } from './session';

let refused = '';

/**
 * A refused token ends the session, once, however many calls fail together. A call that went out without a token,
 * or with one that has been replaced since, ends nothing.
 */
export const logoutOn401: Interceptor = async (request, next) => {
  const { token: sent } = request;
  try {
    return await next(request);
  } catch (error) {
    if (isApiError(error, 'UNAUTHORIZED') && sent && sent === session().token()) {
      if (refused !== sent) {
        refused = sent;
        session().onUnauthorized(sent);
      }
    }
    throw error;
  }
};
