export type PermissionKind = 'camera' | 'microphone' | 'album' | 'location' | 'contacts' | 'clipboard';

/** `ask`: the system asks at the first use. `unknown`: the system does not report it. */
export type PermissionState = 'granted' | 'denied' | 'ask' | 'unknown';

/** Permissions of the app on this device in display order, with their state. */
export type Permissions = ReadonlyMap<PermissionKind, PermissionState>;

export interface PermissionPlatform {
  /** Never rejects. */
  readPermissions(): Promise<Permissions>;
  /** Opens the page where users change them; null where only the browser's own menu does. Must be called from a tap. */
  openPermissionSettings: (() => Promise<void>) | null;
}
