import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../../http/appError';

declare module 'fastify' {
  interface FastifyInstance {
    /** `isAnnounced`: answers say that their connection ends. `isOn`: calls are refused. */
    closing: { isAnnounced: boolean; isOn: boolean };
  }
}

/** What takes longer after the word to stop is cut off. */
const ANSWER_WITHIN_MS = 2_000;

/** Calls in flight are finished; a call that comes over a kept connection after that is refused with UNAVAILABLE. */
export const closing = fp((app: FastifyInstance, _options, done: () => void) => {
  const state = { isAnnounced: false, isOn: false };
  app.decorate('closing', state);
  app.addHook('preClose', (finish) => {
    state.isOn = true;
    // A body that is half sent would hold the end back for as long as its client likes.
    setTimeout(() => app.server.closeAllConnections(), ANSWER_WITHIN_MS).unref();
    finish();
  });
  // Also on the answers to calls that came before: their kept connections would be waited for.
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (state.isAnnounced || state.isOn) void reply.header('connection', 'close');
    next();
  });
  app.addHook('onRequest', (_request, reply, next) => {
    if (!state.isOn) return next();
    next(new AppError('UNAVAILABLE'));
  });
  done();
});
