import type { AccountState, Preferences } from '@contract/account';

/** Builds an account without WeChat whose phone number is visible to verified users. */
export const buildAccount = (preferences: Partial<Preferences> = {}): AccountState => ({
  mobile: '138****8000',
  email: null,
  userName: null,
  userNameFromMs: null,
  hasPassword: true,
  hasWeChat: false,
  preferences: { messageNotify: true, phoneVisibility: 'verified', browsesAnonymously: false, ...preferences }
});
