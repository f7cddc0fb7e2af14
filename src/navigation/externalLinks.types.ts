import type { LinkTarget } from '@contract/deepLink';

type TargetOf<T extends LinkTarget['type']> = Omit<Extract<LinkTarget, { type: T }>, 'type'>;
export type MapLocation = TargetOf<'toMap'>;

/**
 * Links that lead out of the app. The platform variants are here and not in src/platform: in a browser a dialog asks
 * first, with code above that folder, which the mini-program must not bundle.
 */
export interface ExternalLinks {
  /** Shows no error when the clipboard refuses: a link has no element that could show one. */
  copy(text: string): void;
  callPhone(phoneNumber: string): void;
  /** Opens another mini-program at `path`, or at its start; a browser shows the code that WeChat reads. */
  openMiniProgram(target: TargetOf<'openMiniprogram'>): void;
  /**
   * Lets the native app carry out what a page in its web view cannot, such as a call; `otherwise` runs where it cannot
   * either, or does not answer, which is shown.
   */
  openInApp(target: LinkTarget, otherwise: () => void): void;
  /** Shows the location on a map: WeChat's own, in a browser that of a provider whom the person chooses. */
  openMap(location: MapLocation): void;
}
