import { call } from '@/request/call';

/** Who is shown the person's number at all: what the settings say for everything that is theirs. */
export const getPhoneVisibility = () =>
  call('GET /api/member/account/state').then(({ preferences }) => preferences.phoneVisibility);
