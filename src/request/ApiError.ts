import type { ErrorData, ErrorName } from '@contract/error';

/** What can go wrong before an answer of the API arrives. */
export type TransportErrorName =
  /** No connection to the server. */
  | 'NETWORK'
  /** The device says that it has no network. */
  | 'OFFLINE'
  | 'TIMEOUT'
  | 'ABORTED'
  /** An HTTP status other than 200. */
  | 'BAD_STATUS'
  /** The answer is not an envelope, or cannot be decrypted. */
  | 'BAD_RESPONSE';

/** The one error that a call rejects with. Pages switch on `code`, never on the text. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly code: ErrorName | TransportErrorName,
    message: string,
    readonly data?: ErrorData
  ) {
    super(message);
  }
}
