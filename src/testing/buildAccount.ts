import type { AccountState, Preferences } from '@contract/account';

/** An account without WeChat whose number verified people read. */
export const buildAccount = (preferences: Partial<Preferences> = {}): AccountState => ({
  mobile: '138****8000',
  userName: null,
  userNameFromMs: null,
  hasPassword: true,
  hasWeChat: false,
  preferences: { messageNotify: true, phoneVisibility: 'verified', browsesAnonymously: false, ...preferences }
});
