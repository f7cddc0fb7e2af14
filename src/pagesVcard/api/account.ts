import { call } from '@/request/call';

/** Viewers of the account's mobile number. It limits what the cards show of that number. */
export const getPhoneVisibility = () =>
  call('GET /api/member/account/state').then(({ preferences }) => preferences.phoneVisibility);
