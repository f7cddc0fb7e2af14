export type PermissionKind = 'camera' | 'album' | 'location' | 'clipboard';

/** `ask`: the system asks when it is used. `unknown`: the system does not tell. */
export type PermissionState = 'granted' | 'denied' | 'ask' | 'unknown';

export interface PermissionPlatform {
  /** What the system says that the app may use. Never rejects. */
  readPermissions(): Promise<Record<PermissionKind, PermissionState>>;
  /** Where people change it; null where only the browser's own menu does. Called from a tap. */
  openPermissionSettings: (() => Promise<void>) | null;
}
