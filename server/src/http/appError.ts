import { errorCodes, type ErrorData, type ErrorName } from '@contract/error';

/** An error that is answered with its name. The error handler gives all other errors one. */
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
