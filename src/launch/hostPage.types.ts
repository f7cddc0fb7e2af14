/**
 * The page or app around ours, and parameters of the address that come from it. The platform variants are here because
 * they use code above src/platform, and the mini-program has no host page.
 */
export interface HostPage {
  /** Connects with the native app around the page. Resolves when it is known whether there is one. */
  connectApp(): Promise<void>;
  /** Whether the browser calls itself our app. */
  isAppBrowser(): boolean;
  /**
   * Asks the native app to log the person in; the token comes as a message, however late. An app that does not answer,
   * or is not there, is reported to the person. Resolves to false when they are to log in in the page.
   */
  askAppLogin(): Promise<boolean>;
  /**
   * A token that came with the address. Inside the native app it is the session. Anybody can write a link with a token
   * of theirs: elsewhere it becomes the session only once the person has said that the account is theirs.
   */
  acceptToken(token: string): void;
  /** Stores the user of the page around ours: login and feedback are prefilled with it, in this session only. */
  acceptHostUser(person: { mobile: string; nikeName: string }): void;
}
