export interface LeaveGuard {
  /** True where the platform asks before every way back in a dialog of its own, and never calls `ask`. */
  interceptsBack: boolean;
  /**
   * Guards a page with unsaved input: asks in the platform's own dialog before the app is closed, and calls `ask` for a
   * way back that is not the app's own (the browser's button, a swipe), with a function that continues. Returns a
   * function that ends it.
   */
  enableLeaveGuard(message: string, ask: (goOn: () => void) => void): () => void;
}
