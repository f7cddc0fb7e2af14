import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { MINUTE_MS } from '@rules/duration';
import { AppError } from '../../http/appError';
import type { Settings } from '../../settings';
import { type BuiltPage, builtPage } from '../app/builtPage';

/** Host of WeChat's JS-SDK, whose script gives pages share cards of their own in WeChat's browser. */
const JS_SDK_HOST = 'https://res.wx.qq.com';

/**
 * Sets security headers, and limits the calls of each address per minute. The limit counts in this process only and
 * stops floods. Limits that guard secrets and money (codes, passwords) are counted in the database by their module.
 */
export async function security(app: FastifyInstance, settings: Settings): Promise<void> {
  const page = builtPage(settings.h5Dir);
  // The same for every response of a build: they are put together once.
  let known = { page: page(), headers: securityHeaders(page(), settings) };
  app.addHook('onRequest', (_request, reply, next) => {
    const current = page();
    if (current !== known.page) known = { page: current, headers: securityHeaders(current, settings) };
    void reply.headers(known.headers);
    next();
  });

  await app.register(rateLimit, {
    global: false,
    max: settings.rateLimitPerMin,
    timeWindow: MINUTE_MS,
    allowList: (request) => !request.url.startsWith('/api/'),
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': false
    },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => new AppError('RATE_LIMITED', { retryAfterSec: Math.ceil(ttl / 1000) })
  });
  // Before the hooks of the routes: a refused flood must not cause database queries for its token.
  app.addHook('onRequest', app.rateLimit());
}

function securityHeaders({ scriptHashes, apiOrigin }: BuiltPage, settings: Settings): Record<string, string> {
  const setHeaders = helmet({
    // The API host has no certificate of its own; the proxy with the certificate sends this header.
    strictTransportSecurity: settings.isProduction,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Own files, the inline scripts of the built page by hash, and WeChat's script where its pages are signed.
        scriptSrc: ["'self'", ...scriptHashes, ...(settings.officialAccount === undefined ? [] : [JS_SDK_HOST])],
        // Taro's components set styles of elements at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // All pictures and videos are our own files; the API may be on another host than the page.
        imgSrc: ["'self'", apiOrigin, 'data:', 'blob:'],
        // A chosen video is played from the page's memory.
        mediaSrc: ["'self'", apiOrigin, 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", apiOrigin],
        // The service worker and the manifest of the installed app.
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        // Pages of hosts that the build allows, shown inside the app. The bridges of native apps exchange messages by
        // frames too: that of iOS by https, that of Android by yy.
        frameSrc: ["'self'", 'https:', 'yy:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"]
      }
    }
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, () => undefined);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
