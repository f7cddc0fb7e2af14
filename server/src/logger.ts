import type { FastifyServerOptions } from 'fastify';
import type { Settings } from './settings';

const secretFields = ['authorization', 'mobile', 'password', 'code', 'data', 'ciphertext'];
/** Where they could stand in a line. Not `*.code`: `err.code` says what went wrong. */
const pathPrefixes = ['', 'body.', 'input.', 'query.', 'headers.', 'req.headers.', 'req.body.', 'req.query.'];
/** PostgreSQL quotes the row that broke a rule. */
const databaseErrorFields = ['err.detail', 'err.where', 'err.parameters'];

/** A request without what stands behind its path: people search for names, numbers and phones, and come by invite codes. */
function serializeRequest(request: { method?: string; url?: string; ip?: string; hostname?: string }) {
  return { method: request.method, url: request.url?.split('?')[0], host: request.hostname, remoteAddress: request.ip };
}

/** One JSON line an event, with the request's id and without what nobody who reads logs should know. */
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
