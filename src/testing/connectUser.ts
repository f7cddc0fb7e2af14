import { connectSession } from '@/request/session';
import { serverConfig } from '@/stores/serverConfig';
import { user } from '@/stores/user';

/** Connects requests to the user store's session, like the app does on start. */
export function connectUser(): void {
  connectSession({
    token: () => user.token,
    requestEnabled: () => serverConfig.requestEnabled === 'Y',
    onUnauthorized: () => user.setToken(''),
    publicKey: () => serverConfig.publicKey,
    savePublicKey: serverConfig.setPublicKey
  });
}
