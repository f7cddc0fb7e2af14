/** What an operator asked for cannot be done; the message says why, a fault a line, for whoever sits at the terminal. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
