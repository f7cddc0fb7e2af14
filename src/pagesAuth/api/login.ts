import type { CallInput } from '@contract';
import { call } from '@/request/call';
import { deviceMark } from '../login/deviceMark';

/** What a page gives; the mark of the device comes to it here. */
type Wanted<T> = Omit<T, 'deviceId'>;

export type WantedCode = Wanted<CallInput<'POST /api/member/user/sendMsgCode'>>;
export type LoginByCode = Wanted<CallInput<'POST /api/member/user/loginByMsg'>>;
export type LoginByPassword = Wanted<CallInput<'POST /api/member/user/login'>>;
export type Registration = Wanted<CallInput<'POST /api/member/user/registerByMiniProgramParam'>>;
export type LoginByWeChat = Wanted<CallInput<'POST /api/member/user/loginByVX'>>;
export type PhoneBinding = Wanted<CallInput<'POST /api/member/user/bindPhone'>>;
export type ResetCode = Wanted<CallInput<'POST /api/member/user/checkResetCode'>>;
export type Identity = Wanted<CallInput<'POST /api/member/user/sendIdentityCode'>>;
export type NewPassword = Wanted<CallInput<'POST /api/member/user/updatePassword'>>;

const marked = async <T extends object>(body: T) => ({ ...body, deviceId: await deviceMark.read() });

/** Which ways of logging in the server offers beside code and password. */
export const getLoginWays = () => call('GET /api/member/user/loginWays');

/** Sends a one-time code to a mobile, or has it read out by a call. */
export const sendCode = async (body: WantedCode) =>
  call('POST /api/member/user/sendMsgCode', await marked(body), { secure: true });

/** Logs in with the code that was sent, creating the account at the first time. */
export const logInByCode = async (body: LoginByCode) =>
  call('POST /api/member/user/loginByMsg', await marked(body), { secure: true });

export const logInByPassword = async (body: LoginByPassword) =>
  call('POST /api/member/user/login', await marked(body), { secure: true });

/** A new puzzle against machines that guess passwords. */
export const getCaptcha = () => call('POST /api/member/user/captcha');

/** Tries to solve a puzzle, once; `offset` in px of its picture. */
export const solveCaptcha = (id: string, offset: number) => call('POST /api/member/user/captcha/solve', { id, offset });

/** Logs in with a code from WeChat; answers a ticket for `bindPhone` where a proven number is missing. */
export const logInByWeChat = async (body: LoginByWeChat) =>
  call('POST /api/member/user/loginByVX', await marked(body), { secure: true });

export const bindPhone = async (body: PhoneBinding) =>
  call('POST /api/member/user/bindPhone', await marked(body), { secure: true });

export const register = async (body: Registration) =>
  call('POST /api/member/user/registerByMiniProgramParam', await marked(body), { secure: true });

/** A ticket for a new password, for who has the code of the number. */
export const checkResetCode = async (body: ResetCode) =>
  call('POST /api/member/user/checkResetCode', await marked(body), { secure: true });

/** Sends a code to the number of a verified person, which the answer shows masked. */
export const sendIdentityCode = async (identity: Identity) =>
  call('POST /api/member/user/sendIdentityCode', await marked(identity), { secure: true });

/** A ticket for a new password, for a verified person who has the code. */
export const checkIdentityCode = async (proof: Identity & { code: string }) =>
  call('POST /api/member/user/checkIdentityCode', await marked(proof), { secure: true });

export const updatePassword = async (body: NewPassword) =>
  call('POST /api/member/user/updatePassword', await marked(body), { secure: true });

/** The masked name behind an invite code; null when there is none. */
export const getInviterName = (inviterCode: string) => call('POST /api/front/invite/getInviterName', { inviterCode });
