import type { WeChatLoginPlatform } from './types';

export const weChatSource: WeChatLoginPlatform['weChatSource'] = 'webPage';

export const miniProgramCode: WeChatLoginPlatform['miniProgramCode'] = () => Promise.resolve(undefined);

export const redirectTo: WeChatLoginPlatform['redirectTo'] = (url) => location.assign(url);

export const needsPrivacyConsent: WeChatLoginPlatform['needsPrivacyConsent'] = () => Promise.resolve(false);

export const openPrivacyContract: WeChatLoginPlatform['openPrivacyContract'] = () => undefined;

export const lastPrivacyRefusal: WeChatLoginPlatform['lastPrivacyRefusal'] = { atMs: 0 };

/** Only the mini-program has such a button. */
export const PrivacyConsentButton: WeChatLoginPlatform['PrivacyConsentButton'] = () => null;

/** Only the mini-program has such a button. */
export const PhoneNumberButton: WeChatLoginPlatform['PhoneNumberButton'] = () => null;
