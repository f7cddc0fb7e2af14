import { appVersion } from '@/lib/version';
import { language } from '@/locale/language';
import type { Interceptor } from './request.types';
import { session } from './session';

/** Calls that are older than this app, with the values that they get in place of its version. */
const legacyCalls = /\/api\/front\/(appVersion|encrypt)Controller\//;
const legacyHeaders = { Version: '3.2.0', systemCode: 'SYS_0001' };

/** The headers of every call. Authorization only with a token: an empty one would be refused. */
export const addHeaders: Interceptor = (request, next) => {
  const { token } = request;
  return next({
    ...request,
    header: {
      Version: appVersion,
      Terminal: 'H5',
      ...(legacyCalls.test(request.url) && legacyHeaders),
      reqEnabled: session().requestEnabled() ? 'Y' : 'N',
      secure: request.secure ? 'Y' : 'N',
      // Names of the taxonomy and of places come in this language.
      'Accept-Language': language.current,
      ...(request.method === 'GET' && { 'Cache-Control': 'no-cache' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...request.header
    }
  });
};
