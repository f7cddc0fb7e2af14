/** Features that WeChat, the phone or the user can withhold from the app. */
export type ProtectedFeature =
  | 'photos'
  | 'files'
  | 'album'
  | 'scan'
  | 'map'
  | 'position'
  | 'mapPosition'
  | 'address'
  | 'contacts'
  | 'calendar'
  | 'clipboard'
  | 'number';

/**
 * `permission`: the user refused this mini-program, until they change it in WeChat's settings. `phone`: the phone
 * withholds it from WeChat. `privacy`: the mini-program's privacy guide was not agreed to. `undeclared`: the guide does
 * not declare it, so it cannot be allowed.
 */
export type DenialKind = 'permission' | 'phone' | 'privacy' | 'undeclared';

export interface PermissionDenial {
  kind: DenialKind;
  what: ProtectedFeature;
  /** Text that could not be copied. */
  text?: string | undefined;
}

/** Explains the refusal and the alternatives. Resolves with true when the user wants to allow it in the settings. */
export type ExplainDenial = (refusal: PermissionDenial) => Promise<boolean>;

/**
 * Shows what a feature is used for, undefined for one that the app does not name, and the privacy guide to read and to agree
 * to. Resolves to whether the user has agreed by `PrivacyConsentButton`.
 */
export type AskForPrivacy = (what: ProtectedFeature | undefined) => Promise<boolean>;

export interface PermissionDenialPlatform {
  /** Calls `explain` from now on whenever the platform refuses something. Browsers ask themselves. */
  onPermissionDenied(explain: ExplainDenial): void;
  /**
   * Calls `ask` from now on when a feature waits for the agreement to the privacy guide, not within ten seconds after a
   * refusal. No-op where the system has no such guide.
   */
  onPrivacyNeeded(ask: AskForPrivacy): void;
}
