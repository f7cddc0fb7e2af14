export interface SmsDraftPlatform {
  /** Whether the system's own messaging app can be opened with a text. */
  canDraftSms: boolean;
  /** Opens it. The user decides whether to send the message. */
  draftSms(mobile: string, text: string): void;
}
