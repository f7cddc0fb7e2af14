import type { ErrorData, ErrorName } from '@contract/error';

/** Failures that occur before a response of the API arrives. */
export type TransportErrorName =
  /** No connection to the server. */
  | 'NETWORK'
  /** The device reports that it has no network. */
  | 'OFFLINE'
  | 'TIMEOUT'
  | 'ABORTED'
  /** An HTTP status other than 200. */
  | 'BAD_STATUS'
  /** The response is not an envelope, or cannot be decrypted. */
  | 'BAD_RESPONSE';

export type ApiErrorCode = ErrorName | TransportErrorName;

/** The one error that a call rejects with. Pages switch on `code`, never on the text. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly code: ApiErrorCode,
    message: string,
    readonly data?: ErrorData
  ) {
    super(message);
  }
}

/** @returns whether the error is an ApiError with one of the codes; with any code when none is given */
export function isApiError(error: unknown, ...codes: readonly ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}

/**
 * @returns whether the failed call may have been carried out: the response was lost or is unreadable, or the server
 * failed at an unknown point. False for a refusal, and for an error that is not of the API.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  const isLost = isApiError(error, 'NETWORK', 'OFFLINE', 'TIMEOUT', 'ABORTED', 'BAD_STATUS', 'BAD_RESPONSE');
  return isLost || isApiError(error, 'INTERNAL', 'UNAVAILABLE');
}

/** @returns why the server rejected each field of the sent data, by the field's path; empty for any other error */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  return (isApiError(error) && error.data?.fields) || {};
}

/** @returns code and data of an ApiError; neither for any other value */
export function apiErrorOf(error: unknown): Partial<Pick<ApiError, 'code' | 'data'>> {
  return isApiError(error) ? error : {};
}
