import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Deps } from '../../deps';
import { bearerToken } from '../../http/bearerToken';
import { registerJobMetrics } from '../../jobs/jobMetrics';
import { passwordChecks } from '../../modules/credentials/passwordCheck';

const BUCKETS_SEC = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Numbers for Prometheus at `/metrics`: the process, the time of every call by name and HTTP status, and how many
 * passwords were checked. Told to this
 * machine only, or, when METRICS_TOKEN is set, to whoever sends it as bearer token.
 */
export function metrics(app: FastifyInstance, { db, settings }: Deps): void {
  const registry = new Registry();
  registry.registerMetric(passwordChecks);
  collectDefaultMetrics({ register: registry });
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

/** By the socket alone, for headers are what the client likes; whoever comes through a proxy of this machine comes from elsewhere. */
function isLoopback({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
  return loopback.has(socket.remoteAddress ?? '') && !isForwarded;
}

function isAuthorized(request: FastifyRequest, token: string | undefined): boolean {
  return token === undefined ? isLoopback(request) : bearerToken(request) === token;
}
