export type PermissionKind = 'camera' | 'microphone' | 'album' | 'location' | 'contacts' | 'clipboard';

/** `ask`: the system asks when it is used. `unknown`: the system does not tell. */
export type PermissionState = 'granted' | 'denied' | 'ask' | 'unknown';

/** What the app uses on this device, in the order of a list, and what the system says about it. */
export type Permissions = ReadonlyMap<PermissionKind, PermissionState>;

export interface PermissionPlatform {
  /** Never rejects. */
  readPermissions(): Promise<Permissions>;
  /** Where people change it; null where only the browser's own menu does. Called from a tap. */
  openPermissionSettings: (() => Promise<void>) | null;
}
