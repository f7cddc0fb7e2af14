import type { WeChatLoginPlatform } from './types';

export const weChatSource: WeChatLoginPlatform['weChatSource'] = 'webPage';

export const miniProgramCode: WeChatLoginPlatform['miniProgramCode'] = () => Promise.resolve(undefined);

export const redirectTo: WeChatLoginPlatform['redirectTo'] = (url) => location.assign(url);

export const needsPrivacyConsent: WeChatLoginPlatform['needsPrivacyConsent'] = () => Promise.resolve(false);

export const openPrivacyContract: WeChatLoginPlatform['openPrivacyContract'] = () => undefined;

/** There is nothing to press outside the mini-program. */
export const PrivacyConsentButton: WeChatLoginPlatform['PrivacyConsentButton'] = () => null;

/** There is nothing to press outside the mini-program. */
export const PhoneNumberButton: WeChatLoginPlatform['PhoneNumberButton'] = () => null;
