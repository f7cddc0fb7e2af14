import { loadChannel } from './loadChannel';
import type { Interceptor } from './request.types';
import type * as SecureChannel from './secureChannel';

/**
 * An interceptor that concerns secure calls alone. Its code is loaded with the first of them: the first screen makes
 * none, and keys and ciphers weigh more than the rest of the pipeline.
 */
export const whenSecure =
  (pick: (channel: typeof SecureChannel) => Interceptor): Interceptor =>
  async (request, next) => {
    if (!request.secure) return next(request);
    return pick(await loadChannel())(request, next);
  };
