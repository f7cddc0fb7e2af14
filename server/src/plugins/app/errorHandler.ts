import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError
} from 'fastify';
import fp from 'fastify-plugin';
import { isConnectionError } from '../../database/connectionErrors';
import { AppError } from '../../http/appError';
import { errorEnvelope } from '../../http/envelope';
import { ServiceUnavailableError } from '../../providers/externalService';
import { isBrowserNavigation, sendNotFoundPage } from './h5';

/** Errors that Fastify detects by itself, as errors of our contract. */
const frameworkErrors: Record<string, AppError> = {
  FST_REQ_FILE_TOO_LARGE: new AppError('FILE_TOO_LARGE'),
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('VALIDATION', { fields: { body: 'maxLength' } }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('VALIDATION', { fields: { body: 'contentType' } }),
  // A zero character, which PostgreSQL cannot store as text or JSON.
  '22021': new AppError('VALIDATION', { fields: { body: 'characters' } }),
  '22P05': new AppError('VALIDATION', { fields: { body: 'characters' } })
};

/** Error codes of the system for impossible file names. */
const invalidPathCodes = new Set(['ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE', 'ENOTDIR']);
/** No space on the disk of the database or our own; a deadlock. */
const transientCodes = new Set(['53100', 'ENOSPC', 'EDQUOT', '40P01']);

/**
 * Every failure of a call is an envelope with HTTP status 200. Two have a status of their own, for proxies between the
 * client and us: 404 for an unknown path, 503 while the server stops or has no database. A browser that opens an
 * unknown address gets the app, which says so.
 */
export const errorHandler = fp((app: FastifyInstance, { h5Dir }: { h5Dir: string }, done: () => void) => {
  app.setSchemaErrorFormatter((faults) => new AppError('VALIDATION', { fields: fieldErrors(faults) }));

  app.setErrorHandler((error: FastifyError | (AppError & { code?: string }), request, reply) => {
    const appError = toAppError(error, request);
    // For paths of files, an impossible name is a missing file.
    const isPathError = isClientError(error) || invalidPathCodes.has(error.code ?? '');
    if (request.routeOptions.config.call === undefined && !(error instanceof AppError) && isPathError) {
      return sendNotFound(request, reply, h5Dir);
    }
    if (appError !== error && !isClientError(error)) {
      const isServerError = appError.errorName === 'INTERNAL' || appError.errorName === 'UNAVAILABLE';
      request.log[isServerError ? 'error' : 'info']({ err: error }, 'the call failed');
    }
    if (error instanceof AppError) logRefusal(request, error);
    return sendError(reply, appError, appError.errorName === 'UNAVAILABLE' ? 503 : 200);
  });

  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, h5Dir));
  done();
});

/**
 * Logs a refusal with its reason and without personal data: the names of wrong fields come from the caller. The answer has
 * the status 200, so that the line of the request says nothing about it.
 */
function logRefusal(request: FastifyRequest, { errorName: refusal, details: { fields } }: AppError): void {
  const { call } = request.routeOptions.config;
  request.log.info({ call, refusal, ...(refusal !== 'VALIDATION' && { fields }) }, 'the call was refused');
}

/** More than any form has; further errors of an invalid body add nothing. */
const MAX_REPORTED_FIELDS = 20;
/** A field name of the body may be as long as the body. */
const MAX_FIELD_NAME_LENGTH = 100;

function fieldErrors(faults: FastifySchemaValidationError[]): Record<string, string> {
  const fields = new Map<string, string>();
  for (const { instancePath, keyword, params } of faults) {
    if (fields.size === MAX_REPORTED_FIELDS) break;
    const child = params['missingProperty'] ?? params['additionalProperty'];
    const path = [...instancePath.split('/').slice(1), ...(typeof child === 'string' ? [child] : [])].join('.');
    const name = path === '' ? 'body' : path.slice(0, MAX_FIELD_NAME_LENGTH);
    if (!fields.has(name)) fields.set(name, keyword);
  }
  return Object.fromEntries(fields);
}

/**
 * A url that cannot be decoded, or is too long, is no page. The app could not decode it either, so the browser is
 * redirected to a valid unknown address.
 */
export function rejectMalformedUrl(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return isBrowserNavigation(request) ? reply.redirect('/h5/404') : sendError(reply, new AppError('NOT_FOUND'), 404);
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply, h5Dir: string): FastifyReply {
  return isBrowserNavigation(request)
    ? sendNotFoundPage(reply, h5Dir)
    : sendError(reply, new AppError('NOT_FOUND'), 404);
}

function toAppError(error: FastifyError | AppError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  // The client gets the same error whatever is wrong with a secure body.
  if (error.code?.startsWith('FST_ERR_CTP_') && request.routeOptions.config.isSecure) return new AppError('CIPHER');
  const known = frameworkErrors[error.code];
  if (known !== undefined) return known;
  if (isClientError(error)) return new AppError('VALIDATION', { fields: { body: 'malformed' } });
  return new AppError(isTransient(error) ? 'UNAVAILABLE' : 'INTERNAL');
}

/**
 * Whether an error is temporary and not caused by the call: a database or a gateway that is down, a full disk, a
 * deadlock.
 */
function isTransient(error: Error & { code?: string }): boolean {
  return isConnectionError(error) || error instanceof ServiceUnavailableError || transientCodes.has(error.code ?? '');
}

function isClientError(error: FastifyError | AppError): boolean {
  return 'statusCode' in error && error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
}

function sendError(reply: FastifyReply, error: AppError, status: 200 | 404 | 503): FastifyReply {
  // The serializer of the route knows only the success response.
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((envelope: unknown) => JSON.stringify(envelope))
    .send(errorEnvelope(error));
}
