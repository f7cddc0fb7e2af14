import { errorCodes, type ErrorData, type ErrorName } from '@contract/error';

/** An error that the client gets by name. Anything else that is thrown is a server fault: INTERNAL. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly errorName: ErrorName,
    readonly details: Omit<ErrorData, 'error'> = {}
  ) {
    super(errorName);
  }

  /** The number in the envelope; several names share one. */
  get envelopeCode(): number {
    return errorCodes[this.errorName];
  }
}
