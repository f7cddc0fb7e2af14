import type { CallData, CallInput } from '@contract';
import { call } from '@/request/call';

export type SentCode = CallData<'POST /api/member/user/sendMsgCode'>;
export type LoginByCode = CallInput<'POST /api/member/user/loginByMsg'>;

/** Sends a one-time code to a mobile. */
export const sendCode = (mobile: string) => call('POST /api/member/user/sendMsgCode', { mobile }, { secure: true });

/** Logs in with the code that was sent, creating the account at the first time. */
export const logInByCode = (body: LoginByCode) => call('POST /api/member/user/loginByMsg', body, { secure: true });
