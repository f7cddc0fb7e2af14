import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../../http/appError';

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the moment in which the server was told to stop. */
    closing: { isOn: boolean };
  }
}

/** Calls in flight are finished; a call that comes over a kept connection after that is refused with UNAVAILABLE. */
export const closing = fp((app: FastifyInstance, _options, done: () => void) => {
  const state = { isOn: false };
  app.decorate('closing', state);
  app.addHook('preClose', (finish) => {
    state.isOn = true;
    finish();
  });
  app.addHook('onRequest', (_request, reply, next) => {
    if (!state.isOn) return next();
    void reply.header('connection', 'close');
    next(new AppError('UNAVAILABLE'));
  });
  done();
});
