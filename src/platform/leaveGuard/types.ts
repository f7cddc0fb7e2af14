export interface LeaveGuard {
  /** The platform asks before every way back out of the page in a window of its own, and never calls `ask`. */
  interceptsBack: boolean;
  /**
   * Holds a person back from losing the page: asks in the platform's own window before the app is closed, and calls
   * `ask` for a way back that is not the app's own (the browser's button, a swipe), with how to go on.
   * Answers how to stop that.
   */
  enableLeaveGuard(message: string, ask: (goOn: () => void) => void): () => void;
}
