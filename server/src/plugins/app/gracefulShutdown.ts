import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../../http/appError';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * `isDraining`: responses announce the end of their connection. `isRejecting`: calls are rejected. `lastActivityAtMs`:
     * when the last request was read or the last response was sent, on the clock of `performance.now()`.
     */
    closing: { isDraining: boolean; isRejecting: boolean; lastActivityAtMs: number };
  }
}

/** Connections that are still open so long after the signal are closed. */
const FORCE_CLOSE_MS = 2_000;

/** Finishes calls in flight; a later call on a kept connection is refused with UNAVAILABLE. */
export const gracefulShutdown = fp((app: FastifyInstance, _options, done: () => void) => {
  const state = { isDraining: false, isRejecting: false, lastActivityAtMs: 0 };
  app.decorate('closing', state);
  app.addHook('preClose', (finish) => {
    state.isRejecting = true;
    // A half-sent body would delay the end for as long as its client likes.
    setTimeout(() => app.server.closeAllConnections(), FORCE_CLOSE_MS).unref();
    finish();
  });
  // Also on responses to earlier calls: their kept connections would be waited for.
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (state.isDraining || state.isRejecting) void reply.header('connection', 'close');
    next();
  });
  const recordActivity = () => (state.lastActivityAtMs = performance.now());
  app.addHook('onRequest', (_request, _reply, next) => {
    recordActivity();
    if (!state.isRejecting) return next();
    next(new AppError('UNAVAILABLE'));
  });
  app.addHook('onResponse', (_request, _reply, next) => {
    recordActivity();
    next();
  });
  done();
});
