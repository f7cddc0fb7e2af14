/**
 * Log of cards apart from the pages that show them. On H5 its code is loaded only when there is something to log. In the
 * mini-program it would weigh on the main package: there a login of before the log was loaded waits for the next card.
 */
export interface CardLog {
  /** Logs that a shared card has led to this login. Never rejects. */
  recordCardLogin(): Promise<void>;
}
