import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isDatabaseAway } from '../../database/away';
import { AppError } from '../../http/appError';
import { errorEnvelope } from '../../http/envelope';

/** Faults of the request that Fastify finds by itself, as the refusals of our contract. */
const requestFaults: Record<string, AppError> = {
  FST_REQ_FILE_TOO_LARGE: new AppError('FILE_TOO_LARGE'),
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('VALIDATION', { fields: { body: 'maxLength' } }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('VALIDATION', { fields: { body: 'contentType' } }),
  // A zero character, which PostgreSQL cannot store as text or JSON.
  '22021': new AppError('VALIDATION', { fields: { body: 'characters' } }),
  '22P05': new AppError('VALIDATION', { fields: { body: 'characters' } })
};

/**
 * Every failure of a call leaves as an envelope with HTTP status 200. Two have a status of their own, for the machines
 * between us and the client: 404 for a path that is no call, 503 while the server stops or has no database.
 */
export const errors = fp((app: FastifyInstance, _options, done: () => void) => {
  app.setSchemaErrorFormatter((faults) => {
    const fields: Record<string, string> = {};
    for (const { instancePath, keyword, params } of faults) {
      const child = params['missingProperty'] ?? params['additionalProperty'];
      const name = [...instancePath.split('/').slice(1), ...(typeof child === 'string' ? [child] : [])].join('.');
      fields[name === '' ? 'body' : name] ??= keyword;
    }
    return new AppError('VALIDATION', { fields });
  });

  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const refusal = asRefusal(error, request);
    // A path of files: what cannot be asked for is not there.
    if (request.routeOptions.config.call === undefined && !(error instanceof AppError) && isFaultOfRequest(error)) {
      return sendRefusal(reply, new AppError('NOT_FOUND'), 404);
    }
    if (refusal !== error && !isFaultOfRequest(error)) request.log.error({ err: error }, 'the call failed');
    return sendRefusal(reply, refusal, refusal.errorName === 'UNAVAILABLE' ? 503 : 200);
  });

  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new AppError('NOT_FOUND'), 404));
  done();
});

function asRefusal(error: FastifyError | AppError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  // Whatever is wrong with a secure body, the client is told the same.
  if (error.code?.startsWith('FST_ERR_CTP_') && request.routeOptions.config.isSecure) return new AppError('CIPHER');
  const known = requestFaults[error.code];
  if (known !== undefined) return known;
  if (isFaultOfRequest(error)) return new AppError('VALIDATION', { fields: { body: 'malformed' } });
  return new AppError(isDatabaseAway(error) ? 'UNAVAILABLE' : 'INTERNAL');
}

function isFaultOfRequest(error: FastifyError | AppError): boolean {
  return 'statusCode' in error && error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
}

function sendRefusal(reply: FastifyReply, refusal: AppError, status: 200 | 404 | 503): FastifyReply {
  // The serialiser of the route knows only the answer of a success.
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((envelope: unknown) => JSON.stringify(envelope))
    .send(errorEnvelope(refusal));
}
