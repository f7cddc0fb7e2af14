import type { Visit } from '@contract/footprint';
import { call } from '@/request/call';
import { publicKeys } from '@/request/publicKeys';

/** Returns the user of a token, independent of the session. @throws ApiError UNAUTHORIZED for an invalid token */
export const getUserOfToken = (token: string) => call('GET /api/member/user/current', undefined, { token });

/** Fetches the RSA public key again and keeps it for the secure calls. */
export const refreshPublicKey = () => publicKeys.refresh();

/** The entries that the server hides from this app. */
export const getHiddenAppTypes = () => call('POST /api/front/encryptController/getAppTypeHiddenList');

/** Signs a page of this app for WeChat's JS-SDK; null where no official account is configured. */
export const signPage = (url: string) => call('POST /api/front/weChat/pageConfig', { url });

/** Returns the targets of this app's named links. */
export const getDeepLinkConfig = () =>
  call('POST /api/front/appVersionController/getJumpConfigJson', undefined, { secure: true });

/** Returns the newest version of the app, with what it changes. */
export const getNewestVersion = () => call('POST /api/front/appVersionController/getNewestVersion');

/** Binds the person who is logged in to the one who invited them. */
export const bindInviter = (inviterCode: string) =>
  call('POST /api/front/invite/setInvitationCode', { inviterCode }, { inQuery: true });

/** Adds what was looked at before the login to the history of the person who is logged in. */
export const uploadGuestHistory = (visits: Visit[]) => call('POST /api/member/footprint/bring', { visits });
