import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError
} from 'fastify';
import fp from 'fastify-plugin';
import { isDatabaseAway } from '../../database/away';
import { AppError } from '../../http/appError';
import { errorEnvelope } from '../../http/envelope';
import { ServiceAway } from '../../providers/serviceAway';
import { isPerson, sendNotFoundPage } from './h5';

/** Faults of the request that Fastify finds by itself, as the refusals of our contract. */
const requestFaults: Record<string, AppError> = {
  FST_REQ_FILE_TOO_LARGE: new AppError('FILE_TOO_LARGE'),
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('VALIDATION', { fields: { body: 'maxLength' } }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('VALIDATION', { fields: { body: 'contentType' } }),
  // A zero character, which PostgreSQL cannot store as text or JSON.
  '22021': new AppError('VALIDATION', { fields: { body: 'characters' } }),
  '22P05': new AppError('VALIDATION', { fields: { body: 'characters' } })
};

/** What the system says of a name that no file can have. */
const pathFaults = new Set(['ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE', 'ENOTDIR']);
/** No room on the disk of the database or our own; a deadlock. */
const passingStates = new Set(['53100', 'ENOSPC', 'EDQUOT', '40P01']);

/**
 * Every failure of a call leaves as an envelope with HTTP status 200. Two have a status of their own, for the machines
 * between us and the client: 404 for a path that is no call, 503 while the server stops or has no database. A person who
 * opens an address where nothing is gets the app, which says so.
 */
export const errors = fp((app: FastifyInstance, { h5Dir }: { h5Dir: string }, done: () => void) => {
  app.setSchemaErrorFormatter((faults) => new AppError('VALIDATION', { fields: fieldsOf(faults) }));

  app.setErrorHandler((error: FastifyError | (AppError & { code?: string }), request, reply) => {
    const refusal = asRefusal(error, request);
    // A path of files: what cannot be asked for is not there.
    const isOfPath = isFaultOfRequest(error) || pathFaults.has(error.code ?? '');
    if (request.routeOptions.config.call === undefined && !(error instanceof AppError) && isOfPath) {
      return sendNothing(request, reply, h5Dir);
    }
    if (refusal !== error && !isFaultOfRequest(error)) {
      const isOurs = refusal.errorName === 'INTERNAL' || refusal.errorName === 'UNAVAILABLE';
      request.log[isOurs ? 'error' : 'info']({ err: error }, 'the call failed');
    }
    return sendRefusal(reply, refusal, refusal.errorName === 'UNAVAILABLE' ? 503 : 200);
  });

  app.setNotFoundHandler((request, reply) => sendNothing(request, reply, h5Dir));
  done();
});

/** More than any form has; of a body that is wrong throughout the rest says nothing new. */
const MOST_FIELDS = 20;
/** A name that the body made up may be as long as the body. */
const LONGEST_NAME = 100;

function fieldsOf(faults: FastifySchemaValidationError[]): Record<string, string> {
  const fields = new Map<string, string>();
  for (const { instancePath, keyword, params } of faults) {
    if (fields.size === MOST_FIELDS) break;
    const child = params['missingProperty'] ?? params['additionalProperty'];
    const path = [...instancePath.split('/').slice(1), ...(typeof child === 'string' ? [child] : [])].join('.');
    const name = path === '' ? 'body' : path.slice(0, LONGEST_NAME);
    if (!fields.has(name)) fields.set(name, keyword);
  }
  return Object.fromEntries(fields);
}

/**
 * An address that cannot be decoded, or is too long, is no page. The app could not decode it either, so a person is led
 * to an address that can be read and holds nothing.
 */
export function refuseAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return isPerson(request) ? reply.redirect('/h5/404') : sendRefusal(reply, new AppError('NOT_FOUND'), 404);
}

function sendNothing(request: FastifyRequest, reply: FastifyReply, h5Dir: string): FastifyReply {
  return isPerson(request) ? sendNotFoundPage(reply, h5Dir) : sendRefusal(reply, new AppError('NOT_FOUND'), 404);
}

function asRefusal(error: FastifyError | AppError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  // Whatever is wrong with a secure body, the client is told the same.
  if (error.code?.startsWith('FST_ERR_CTP_') && request.routeOptions.config.isSecure) return new AppError('CIPHER');
  const known = requestFaults[error.code];
  if (known !== undefined) return known;
  if (isFaultOfRequest(error)) return new AppError('VALIDATION', { fields: { body: 'malformed' } });
  return new AppError(passes(error) ? 'UNAVAILABLE' : 'INTERNAL');
}

/** What is no fault of the call and goes by: a database or a gateway that is down, a disk that is full, two who waited for each other. */
function passes(error: Error & { code?: string }): boolean {
  return isDatabaseAway(error) || error instanceof ServiceAway || passingStates.has(error.code ?? '');
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
