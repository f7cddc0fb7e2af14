import type { CallInput } from '@contract';
import { call } from '@/request/call';

export type WantedCode = CallInput<'POST /api/member/user/sendMsgCode'>;
export type LoginByCode = CallInput<'POST /api/member/user/loginByMsg'>;
export type LoginByPassword = CallInput<'POST /api/member/user/login'>;
export type Registration = CallInput<'POST /api/member/user/registerByMiniProgramParam'>;
export type LoginByWeChat = CallInput<'POST /api/member/user/loginByVX'>;
export type PhoneBinding = CallInput<'POST /api/member/user/bindPhone'>;
export type Identity = CallInput<'POST /api/member/user/sendIdentityCode'>;
export type NewPassword = CallInput<'POST /api/member/user/updatePassword'>;

/** Which ways of logging in the server offers beside code and password. */
export const getLoginWays = () => call('GET /api/member/user/loginWays');

/** Sends a one-time code to a mobile, or has it read out by a call. */
export const sendCode = (body: WantedCode) => call('POST /api/member/user/sendMsgCode', body, { secure: true });

/** Logs in with the code that was sent, creating the account at the first time. */
export const logInByCode = (body: LoginByCode) => call('POST /api/member/user/loginByMsg', body, { secure: true });

export const logInByPassword = (body: LoginByPassword) => call('POST /api/member/user/login', body, { secure: true });

/** A new puzzle against machines that guess passwords. */
export const getCaptcha = () => call('POST /api/member/user/captcha');

/** Tries to solve a puzzle, once; `offset` in px of its picture. */
export const solveCaptcha = (id: string, offset: number) => call('POST /api/member/user/captcha/solve', { id, offset });

/** Logs in with a code from WeChat; answers a ticket for `bindPhone` where a proven number is missing. */
export const logInByWeChat = (body: LoginByWeChat) => call('POST /api/member/user/loginByVX', body, { secure: true });

export const bindPhone = (body: PhoneBinding) => call('POST /api/member/user/bindPhone', body, { secure: true });

export const register = (body: Registration) =>
  call('POST /api/member/user/registerByMiniProgramParam', body, { secure: true });

/** A ticket for a new password, for who has the code of the number. */
export const checkResetCode = (body: { mobile: string; code: string }) =>
  call('POST /api/member/user/checkResetCode', body, { secure: true });

/** Sends a code to the number of a verified person, which the answer shows masked. */
export const sendIdentityCode = (identity: Identity) =>
  call('POST /api/member/user/sendIdentityCode', identity, { secure: true });

/** A ticket for a new password, for a verified person who has the code. */
export const checkIdentityCode = (proof: Identity & { code: string }) =>
  call('POST /api/member/user/checkIdentityCode', proof, { secure: true });

export const updatePassword = (body: NewPassword) =>
  call('POST /api/member/user/updatePassword', body, { secure: true });

/** The masked name behind an invite code; null when there is none. */
export const getInviterName = (inviterCode: string) => call('POST /api/front/invite/getInviterName', { inviterCode });
