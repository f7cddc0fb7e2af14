import { errorCodes, type ErrorData, type ErrorName } from '@contract/error';

/** A refusal that the client is told by name. Anything else that is thrown is a fault of ours: INTERNAL. */
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
