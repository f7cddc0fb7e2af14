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

/**
 * Explains the refusal and the alternatives. Resolves with true when the user wants to allow it, or has agreed to the
 * guide.
 */
export type ExplainDenial = (refusal: PermissionDenial) => Promise<boolean>;

export interface PermissionDenialPlatform {
  /** Calls `explain` from now on whenever the platform refuses something. Browsers ask themselves. */
  onPermissionDenied(explain: ExplainDenial): void;
}
