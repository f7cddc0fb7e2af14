export interface EventStreamListener {
  /** Called with each event; `id` is empty for one without. */
  onEvent(name: string, data: string, id: string): void;
  /** Called once when the stream has ended or could not be opened; it is not reopened. */
  onDisconnect(): void;
}

export interface EventStreamPlatform {
  /**
   * Opens server-sent events below the API's host.
   * @param token of the session; empty for a visitor
   * @returns a function that closes the stream, after which nothing is called. Undefined where the platform has no
   * streams (the mini-program, old browsers).
   */
  openEventStream: ((path: string, token: string, listener: EventStreamListener) => () => void) | undefined;
}
