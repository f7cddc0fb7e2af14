import { connectSession } from '@/request/session';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';

/** Lets calls go out as the person of the store, as the app does at its start. */
export function connectUser(): void {
  connectSession({
    token: () => user.token,
    requestEnabled: () => settings.requestEnabled === 'Y',
    onUnauthorized: () => user.setToken(''),
    publicKey: () => settings.publicKey,
    savePublicKey: settings.setPublicKey
  });
}
