import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** What the app asks for itself is for this host alone; the rest is for nobody, nor for what is framed in it. */
const PERMISSIONS = [
  ...['camera', 'microphone', 'geolocation', 'clipboard-write', 'fullscreen'].map((name) => `${name}=(self)`),
  ...['payment', 'usb', 'serial', 'midi', 'display-capture', 'browsing-topics'].map((name) => `${name}=()`)
].join(', ');

/** Headers of every answer: what pages may use of the device, and that no cache keeps what a call answers. */
export const responseHeaders = fp((app: FastifyInstance, _options, done: () => void) => {
  app.addHook('onSend', (request, reply, _payload, next) => {
    void reply.header('permissions-policy', PERMISSIONS);
    const isCall = request.url.startsWith('/api/');
    if (isCall && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    next();
  });
  done();
});
