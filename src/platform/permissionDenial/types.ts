/** What WeChat, the phone or the person may keep from the app. */
export type ProtectedFeature =
  | 'photos'
  | 'files'
  | 'album'
  | 'scan'
  | 'map'
  | 'position'
  | 'address'
  | 'contacts'
  | 'calendar'
  | 'clipboard'
  | 'number';

/**
 * `permission`: the person said no to this mini-program, which holds until they change it in WeChat's settings.
 * `phone`: the phone keeps it from WeChat. `privacy`: the mini-program's privacy guide was not agreed to. `undeclared`:
 * the guide does not name it, so nobody can allow it.
 */
export type DenialKind = 'permission' | 'phone' | 'privacy' | 'undeclared';

export interface PermissionDenial {
  kind: DenialKind;
  what: ProtectedFeature;
  /** What was to be put on the clipboard. */
  text?: string | undefined;
}

/** Says what was refused and what can be done. True when the person wants to allow it, or has agreed to the guide. */
export type ExplainDenial = (refusal: PermissionDenial) => Promise<boolean>;

export interface PermissionDenialPlatform {
  /** From now on `explain` is asked whenever the platform refuses something. Browsers ask by themselves. */
  onPermissionDenied(explain: ExplainDenial): void;
}
