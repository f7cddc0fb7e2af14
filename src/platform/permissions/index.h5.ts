import { canListen } from '../speech';
import type { PermissionKind, PermissionPlatform, PermissionState } from './types';

const states: Record<string, PermissionState> = { granted: 'granted', denied: 'denied', prompt: 'ask' };

/** Browsers support different names, and throw at unknown ones. */
async function stateOf(name: string): Promise<PermissionState> {
  try {
    const { state } = await navigator.permissions.query({ name: name as PermissionName });
    return states[state] ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Names of the browsers. Files need a dialog each time; a contact is saved as a file. */
const names: Record<Exclude<PermissionKind, 'contacts'>, string | null> = {
  camera: 'camera',
  microphone: 'microphone',
  album: null,
  location: 'geolocation',
  clipboard: 'clipboard-write'
};

export const readPermissions: PermissionPlatform['readPermissions'] = async () => {
  // Only speech needs the microphone.
  const used = (Object.keys(names) as (keyof typeof names)[]).filter((kind) => kind !== 'microphone' || canListen());
  const read = used.map(async (kind) => {
    const name = names[kind];
    return [kind, name === null ? 'ask' : await stateOf(name)] as const;
  });
  return new Map(await Promise.all(read));
};

export const openPermissionSettings: PermissionPlatform['openPermissionSettings'] = null;
