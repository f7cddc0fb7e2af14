import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../../http/appError';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * `isDraining`: responses announce the end of their connection. `isRejecting`: calls are rejected. `lastActivityAtMs`:
     * when the last request was read or the last response was sent, on the clock of `performance.now()`. `handled`: replies
     * to calls that were read and have not been responded to.
     */
    closing: {
      isDraining: boolean;
      isRejecting: boolean;
      lastActivityAtMs: number;
      readonly handled: ReadonlySet<FastifyReply>;
    };
  }
}

/**
 * Before the server closes, no request may have been read and no response sent for this long: Node drops connections of
 * which it has read nothing, and a busy machine reads late.
 */
export const QUIET_MS = 250;
/** Limit of that wait, for clients that never stop calling. */
const MAX_DRAIN_MS = 10_000;
/** Turns of the event loop that read a waiting request: one accepts the connection, the others read it. */
const READING_TURNS = 3;

/** Waits until all calls that were sent have been read and responded to, at most ten seconds. */
export async function drain({ closing }: FastifyInstance): Promise<void> {
  closing.isDraining = true;
  const startedAtMs = performance.now();
  // An open stream is responded to: it ends when the server closes.
  const isHandling = () => [...closing.handled].some((reply) => !reply.raw.headersSent);
  for (;;) {
    await sleep(QUIET_MS);
    // While one call kept the process busy no other one was read, which looks like quiet.
    for (let turn = 0; turn < READING_TURNS; turn += 1) await nextTurn();
    const nowMs = performance.now();
    const isQuiet = nowMs - closing.lastActivityAtMs >= QUIET_MS && !isHandling();
    if (isQuiet || nowMs - startedAtMs >= MAX_DRAIN_MS) return;
  }
}

/** Connections that are still open so long after the signal are closed. */
const FORCE_CLOSE_MS = 2_000;

/** Finishes calls in flight; a later call on a kept connection is refused with UNAVAILABLE. */
export const gracefulShutdown = fp((app: FastifyInstance, _options, done: () => void) => {
  const handled = new Set<FastifyReply>();
  const state = { isDraining: false, isRejecting: false, lastActivityAtMs: 0, handled };
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
  // After the body was read: an unfinished one would be waited for.
  app.addHook('preHandler', (_request, reply, next) => {
    handled.add(reply);
    reply.raw.once('close', () => handled.delete(reply));
    next();
  });
  app.addHook('onResponse', (_request, reply, next) => {
    handled.delete(reply);
    recordActivity();
    next();
  });
  done();
});
