/** An operator's request cannot be done; the message gives the reasons to the operator, one per line. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
