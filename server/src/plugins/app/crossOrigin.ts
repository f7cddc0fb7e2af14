import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../../settings';

/** Browsers cache a pre-flight response for two hours at most. */
const PREFLIGHT_MAX_AGE_SEC = 7_200;
/** Paths that pages of ALLOWED_ORIGINS may read: responses, and the pictures that they draw into posters. */
const corsPaths = /^\/(api|uploads)\//;
/** Pictures: WeChat's web view shows them inside its own pages, and an H5 build may be on another host. */
const embeddablePaths = /^\/(uploads|h5\/static)\//;

/**
 * Cross-origin rules. Pages of ALLOWED_ORIGINS may call the API and read pictures, without cookies, because the session
 * is a header. Every page may show pictures; everything else is for this host. Registered after the headers of helmet.
 */
export function crossOrigin(app: FastifyInstance, settings: Settings): void {
  const isAllowed = ({ headers, url }: FastifyRequest) =>
    headers.origin !== undefined && settings.allowedOrigins.includes(headers.origin) && corsPaths.test(url);

  app.addHook('onRequest', (request, reply, next) => {
    if (embeddablePaths.test(request.url)) void reply.header('cross-origin-resource-policy', 'cross-origin');
    if (settings.allowedOrigins.length > 0) void reply.header('vary', 'origin');
    if (isAllowed(request)) void reply.header('access-control-allow-origin', request.headers.origin);
    next();
  });

  if (settings.allowedOrigins.length === 0) return;
  app.options('/api/*', { schema: { hide: true } }, (request, reply) => {
    if (!isAllowed(request)) return reply.callNotFound();
    return reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '')
      .header('access-control-max-age', PREFLIGHT_MAX_AGE_SEC)
      .send();
  });
}
