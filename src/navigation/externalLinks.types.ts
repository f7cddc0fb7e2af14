import type { LinkTarget } from '@contract/deepLink';

type TargetOf<T extends LinkTarget['type']> = Omit<Extract<LinkTarget, { type: T }>, 'type'>;
export type MapLocation = TargetOf<'toMap'>;

/**
 * What leads out of the app. Variants for each platform stand here and not in src/platform: in a browser the person is
 * asked, with what lies above that folder, and the mini-program must not even pack the questions.
 */
export interface ExternalLinks {
  /** Without a word when the clipboard refuses: a jump has no place to say so. */
  copy(text: string): void;
  callPhone(phoneNumber: string): void;
  /** Opens another mini-program at `path`, or at its start; a browser shows the code that WeChat reads. */
  openMiniProgram(target: TargetOf<'openMiniprogram'>): void;
  /** Shows the place on a map: WeChat's own, in a browser that of a provider whom the person chooses. */
  openMap(location: MapLocation): void;
}
