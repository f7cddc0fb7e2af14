import { call } from '@/request/call';

/** Returns who may see the account's mobile number. It limits what supplies and cards show of that number. */
export const getPhoneVisibility = () =>
  call('GET /api/member/account/state').then(({ preferences }) => preferences.phoneVisibility);
