import type { ErrorData, ErrorName } from '@contract/error';
import { ApiError, type TransportErrorName } from '@/lib/ApiError';
import { noteAnswer } from '@/platform/keptAnswers';
import { type Interceptor, isEnvelope } from './request.types';

const success = 200;
const cipherCode = 55000;
const byCode: Record<number, ErrorName> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  [cipherCode]: 'CIPHER'
};

/** The name that the server gave, or the one that belongs to the number where an older server gives none. */
function errorName(code: number, data: unknown): ErrorName | TransportErrorName {
  return (data as Partial<ErrorData> | null)?.error ?? byCode[code] ?? 'BAD_RESPONSE';
}

/**
 * Lets only an HTTP 200 with an envelope of code 200 pass.
 * @throws ApiError UNAVAILABLE for HTTP 503, BAD_STATUS for any other status than 200, BAD_RESPONSE without an
 * envelope, else the server's error by its name
 */
export const readEnvelope: Interceptor = async (request, next) => {
  const response = await next(request);
  noteAnswer(response.header);
  const { statusCode: status, data: body } = response;
  if (status !== 200) {
    throw new ApiError(status === 503 ? 'UNAVAILABLE' : 'BAD_STATUS', `${request.url}: HTTP ${status}`);
  }
  if (!isEnvelope(body)) throw new ApiError('BAD_RESPONSE', `${request.url}: no envelope`);
  if (body.code === success) return response;
  if (body.code === 500) console.error(`${request.url}: ${body.msg}`);
  throw new ApiError(errorName(body.code, body.data), body.msg, (body.data ?? undefined) as ErrorData | undefined);
};
