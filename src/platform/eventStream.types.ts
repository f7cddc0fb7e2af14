export interface EventStreamListener {
  /** An event with its id, which tells where the stream goes on after it. */
  onEvent(data: string, id: string): void;
  /** A sign of life without news. */
  onHeartbeat(): void;
  /** It ended or never began, and does not come back by itself. */
  onDisconnect(): void;
}

export interface EventStreamPlatform {
  /**
   * Opens server-sent events below the API's host and answers what closes them, after which nothing is called.
   * Undefined where the platform has none (the mini-program).
   */
  openEventStream: ((path: string, listener: EventStreamListener) => () => void) | undefined;
}
