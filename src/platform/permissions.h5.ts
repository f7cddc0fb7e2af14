import type { PermissionPlatform, PermissionState } from './permissions.types';

const states: Record<string, PermissionState> = { granted: 'granted', denied: 'denied', prompt: 'ask' };

/** Browsers know different names, and throw at those that they do not know. */
async function stateOf(name: string): Promise<PermissionState> {
  try {
    const { state } = await navigator.permissions.query({ name: name as PermissionName });
    return states[state] ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

export const readPermissions: PermissionPlatform['readPermissions'] = async () => {
  const [camera, location, clipboard] = await Promise.all(['camera', 'geolocation', 'clipboard-write'].map(stateOf));
  // Files come by a dialog of the browser's, each time anew.
  return {
    camera: camera ?? 'unknown',
    album: 'ask',
    location: location ?? 'unknown',
    clipboard: clipboard ?? 'unknown'
  };
};

export const openPermissionSettings: PermissionPlatform['openPermissionSettings'] = null;
