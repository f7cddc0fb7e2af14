import { call } from '@/request/call';

/** The person agrees to agreement and policy of this version while they are logged in; twice is once. */
export const agree = (version: string) => call('POST /api/member/account/agree', { version });
