import type { Envelope, ErrorData } from '@contract/error';
import type { AppError } from './appError';

/** `msg` of a successful response; clients check `code` only. */
const OK_MESSAGE = 'ok';

export function successEnvelope<T>(data: T): Envelope<T> {
  return { code: 200, msg: OK_MESSAGE, data };
}

/** `encrypted`: base64 of the data under the session key of the request. */
export function encryptedEnvelope(encrypted: string): Envelope<string> {
  return { code: 200, msg: OK_MESSAGE, data: encrypted, encrypt: true };
}

export function errorEnvelope(error: AppError): Envelope<ErrorData> {
  return { code: error.envelopeCode, msg: error.errorName, data: { error: error.errorName, ...error.details } };
}
