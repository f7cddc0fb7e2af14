import type { FastifyServerOptions } from 'fastify';
import type { Settings } from './settings';

const secrets = ['authorization', 'mobile', 'password', 'code', 'data', 'ciphertext'];
/** Where they could stand in a line. Not `*.code`: `err.code` says what went wrong. */
const places = ['', 'body.', 'input.', 'query.', 'headers.', 'req.headers.', 'req.body.', 'req.query.'];
/** PostgreSQL quotes the row that broke a rule. */
const databaseQuotes = ['err.detail', 'err.where', 'err.parameters'];

/** One JSON line an event, with the request's id and without what nobody who reads logs should know. */
export function loggerOptions(settings: Settings): FastifyServerOptions['logger'] {
  return {
    level: settings.logLevel,
    redact: {
      paths: [...places.flatMap((place) => secrets.map((name) => place + name)), ...databaseQuotes],
      censor: '[hidden]'
    }
  };
}
