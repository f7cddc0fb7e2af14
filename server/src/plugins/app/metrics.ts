import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { poolUse } from '../../database/connect';
import type { Db } from '../../database/schema';
import type { Deps } from '../../deps';
import { bearerToken, isSameToken } from '../../http/bearerToken';
import { registerJobMetrics } from '../../jobs/jobMetrics';
import { passwordChecks } from '../../modules/credentials/passwordCheck';

const BUCKETS_SEC = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Numbers for Prometheus at `/metrics`: the process, the duration of every call by name and HTTP status, the database
 * pool, the jobs, and what modules add to `app.metrics`. Readable from this machine only or, when METRICS_TOKEN is set,
 * with it as bearer token.
 */
export function metrics(app: FastifyInstance, { db, settings }: Deps): void {
  const registry = new Registry();
  app.decorate('metrics', registry);
  registry.registerMetric(passwordChecks);
  collectDefaultMetrics({ register: registry });
  registerPoolMetrics(registry, db);
  registerJobMetrics(registry, db);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer',
    labelNames: ['call', 'status'],
    buckets: BUCKETS_SEC,
    registers: [registry]
  });

  app.addHook('onResponse', (request, reply, done) => {
    const call = request.routeOptions.config.call ?? request.routeOptions.url ?? 'unknown';
    duration.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isAuthorized(request, settings.metricsToken)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function registerPoolMetrics(registry: Registry, db: Db): void {
  const connections = new Gauge({
    name: 'db_pool_connections',
    help: 'Database connections of this process, at work (busy) or waiting for work (idle)',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting, max } = poolUse(db);
      connections.set({ state: 'busy' }, total - idle);
      connections.set({ state: 'idle' }, idle);
      limit.set(max);
      queue.set(waiting);
    }
  });
  const limit = new Gauge({
    name: 'db_pool_connections_max',
    help: 'Database connections that this process may open',
    registers: [registry]
  });
  const queue = new Gauge({
    name: 'db_pool_waiting',
    help: 'Queries that wait for a free database connection',
    registers: [registry]
  });
}

/** Decided by the socket: headers can be forged. A request through a proxy of this machine comes from elsewhere. */
function isLoopback({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
  return loopback.has(socket.remoteAddress ?? '') && !isForwarded;
}

function isAuthorized(request: FastifyRequest, token: string | undefined): boolean {
  return token === undefined ? isLoopback(request) : isSameToken(bearerToken(request), token);
}
