export interface SubscribeMessagePlatform {
  /** Whether this platform has subscription messages. */
  hasSubscribeMessages: boolean;
  /**
   * Asks the user for one message of each template. Must be called in the tap itself. Never rejects.
   * @returns the templates that were accepted; none when the user refused, has switched them off, or WeChat cannot ask
   */
  requestSubscribeMessage(templateIds: string[]): Promise<string[]>;
}
