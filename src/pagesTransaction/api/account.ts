import { call } from '@/request/call';

/** Loads the account setting that limits who may see the user's phone number. */
export const getPhoneVisibility = () =>
  call('GET /api/member/account/state').then(({ preferences }) => preferences.phoneVisibility);
