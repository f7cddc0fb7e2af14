import { connectSession } from '@/request/session';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';

/** Connects requests to the user store's session, like the app does on start. */
export function connectUser(): void {
  connectSession({
    token: () => user.token,
    requestEnabled: () => settings.requestEnabled === 'Y',
    onUnauthorized: () => user.setToken(''),
    publicKey: () => settings.publicKey,
    savePublicKey: settings.setPublicKey
  });
}
