export type NavigationErrorReason =
  /** The target is missing. */
  | 'missing url'
  /** No such page is registered. */
  | 'unknown page'
  /** A tab is not pushed and replaces nothing: it is switched to. */
  | 'TabBar page'
  | 'not TabBar page'
  /** The same navigation is under way, or the page is the one on top. */
  | 'locked'
  /** The global guard said no. */
  | 'guarded';

/** A navigation that was refused; nothing has moved. */
export class NavigationError extends Error {
  override name = 'NavigationError';

  constructor(
    readonly reason: NavigationErrorReason,
    url: string
  ) {
    super(`navigation refused: ${reason}: ${url || '(none)'}`);
  }
}

/** The program itself is wrong: a name or a navigation type that does not exist. */
export class NavigationConfigurationError extends Error {
  override name = 'NavigationConfigurationError';
}
