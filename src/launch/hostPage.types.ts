/**
 * What the address says that a page or app around ours has opened us with. With platform variants, for it asks with
 * what lies above src/platform, and nothing stands around the mini-program.
 */
export interface HostPage {
  /**
   * A token that came with the address. Inside the native app it is the session. Anybody can write a link with a token
   * of theirs: elsewhere it becomes the session only once the person has said that the account is theirs.
   */
  acceptToken(token: string): void;
  /** Who uses the page around ours, as it says: the login and the feedback begin with that, in this session alone. */
  acceptHostUser(person: { mobile: string; nikeName: string }): void;
}
