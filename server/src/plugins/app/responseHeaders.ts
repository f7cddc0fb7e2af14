import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Permissions of the app are for this host only; all others are for no page or frame. */
const PERMISSIONS = [
  ...['camera', 'microphone', 'geolocation', 'clipboard-write', 'fullscreen'].map((name) => `${name}=(self)`),
  ...['payment', 'usb', 'serial', 'midi', 'display-capture', 'browsing-topics'].map((name) => `${name}=()`)
].join(', ');

/** Headers of every response: device permissions of pages, and no caching of API responses. */
export const responseHeaders = fp((app: FastifyInstance, _options, done: () => void) => {
  app.addHook('onSend', (request, reply, _payload, next) => {
    void reply.header('permissions-policy', PERMISSIONS);
    const isCall = request.url.startsWith('/api/');
    if (isCall && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    next();
  });
  done();
});
