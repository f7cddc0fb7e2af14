import { appVersion } from '@/lib/version';
import type { Interceptor } from './request.types';
import { session } from './session';

/** Headers that some of the older calls ask for in place of the app's own version. */
export const legacyHeaders = { Version: '3.2.0', Terminal: 'H5', systemCode: 'SYS_0001' } as const;

/** The headers of every call. Authorization only with a token: an empty one would be refused. */
export const addHeaders: Interceptor = (request, next) => {
  const { token } = request;
  return next({
    ...request,
    headers: {
      Version: appVersion,
      Terminal: 'H5',
      reqEnabled: session().requestEnabled() ? 'Y' : 'N',
      secure: request.secure ? 'Y' : 'N',
      ...(request.method === 'GET' && { 'Cache-Control': 'no-cache' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...request.headers
    }
  });
};
