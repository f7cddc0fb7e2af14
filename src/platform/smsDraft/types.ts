export interface SmsDraftPlatform {
  /** Can the system's own message app be opened with a text in it? */
  canDraftSms: boolean;
  /** Opens it. Whether the person sends the message is theirs. */
  draftSms(mobile: string, text: string): void;
}
