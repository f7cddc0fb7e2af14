import type { FastifyServerOptions } from 'fastify';
import type { Settings } from './settings';

const secretFields = ['authorization', 'mobile', 'password', 'code', 'data', 'ciphertext'];
/** Paths of secret fields in a log line. `*.code` is not among them: `err.code` identifies the error. */
const pathPrefixes = ['', 'body.', 'input.', 'query.', 'headers.', 'req.headers.', 'req.body.', 'req.query.'];
/** PostgreSQL quotes the row that violates a constraint. */
const databaseErrorFields = ['err.detail', 'err.where', 'err.parameters'];

/** Serializes a request without its query: users search for names, numbers and phones, and arrive with invite codes. */
function serializeRequest(request: { method?: string; url?: string; ip?: string; hostname?: string }) {
  return { method: request.method, url: request.url?.split('?')[0], host: request.hostname, remoteAddress: request.ip };
}

/** One JSON line per event, with the request's id and without personal or secret data. */
export function loggerOptions(settings: Settings): FastifyServerOptions['logger'] {
  return {
    level: settings.logLevel,
    redact: {
      paths: [...pathPrefixes.flatMap((prefix) => secretFields.map((name) => prefix + name)), ...databaseErrorFields],
      censor: '[hidden]'
    },
    serializers: { req: serializeRequest }
  };
}
