/**
 * Parameters of the address from a page or app around ours. The platform variants are here because they use code above
 * src/platform, and the mini-program has no host page.
 */
export interface HostPage {
  /**
   * A token that came with the address. Inside the native app it is the session. Anybody can write a link with a token
   * of theirs: elsewhere it becomes the session only once the person has said that the account is theirs.
   */
  acceptToken(token: string): void;
  /** Stores the user of the page around ours: login and feedback are prefilled with it, in this session only. */
  acceptHostUser(person: { mobile: string; nikeName: string }): void;
}
