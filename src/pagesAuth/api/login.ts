import type { CallInput } from '@contract';
import { call } from '@/request/call';
import { deviceIdStore } from '../login/deviceId';

/** What a page gives; the mark of the device comes to it here. */
type WithoutDeviceId<T> = Omit<T, 'deviceId'>;

export type SmsCodeRequest = WithoutDeviceId<CallInput<'POST /api/member/user/sendMsgCode'>>;
export type LoginByCode = WithoutDeviceId<CallInput<'POST /api/member/user/loginByMsg'>>;
export type LoginByPassword = WithoutDeviceId<CallInput<'POST /api/member/user/login'>>;
export type Registration = WithoutDeviceId<CallInput<'POST /api/member/user/registerByMiniProgramParam'>>;
export type LoginByWeChat = WithoutDeviceId<CallInput<'POST /api/member/user/loginByVX'>>;
export type PhoneBinding = WithoutDeviceId<CallInput<'POST /api/member/user/bindPhone'>>;
export type ResetCode = WithoutDeviceId<CallInput<'POST /api/member/user/checkResetCode'>>;
export type Identity = WithoutDeviceId<CallInput<'POST /api/member/user/sendIdentityCode'>>;
export type NewPassword = WithoutDeviceId<CallInput<'POST /api/member/user/updatePassword'>>;

const withDeviceId = async <T extends object>(body: T) => ({ ...body, deviceId: await deviceIdStore.getOrCreate() });

/** Which ways of logging in the server offers beside code and password. */
export const getLoginMethods = () => call('GET /api/member/user/loginWays');

/** Sends a one-time code to a mobile, or has it read out by a call. */
export const sendCode = async (body: SmsCodeRequest) =>
  call('POST /api/member/user/sendMsgCode', await withDeviceId(body), { secure: true });

/** Logs in with the code that was sent, creating the account at the first time. */
export const logInByCode = async (body: LoginByCode) =>
  call('POST /api/member/user/loginByMsg', await withDeviceId(body), { secure: true });

export const logInByPassword = async (body: LoginByPassword) =>
  call('POST /api/member/user/login', await withDeviceId(body), { secure: true });

/** A new puzzle against machines that guess passwords. */
export const getCaptcha = () => call('POST /api/member/user/captcha');

/** Tries to solve a puzzle, once; `offset` in px of its picture. */
export const solveCaptcha = (id: string, offset: number) => call('POST /api/member/user/captcha/solve', { id, offset });

/** Logs in with a code from WeChat; answers a ticket for `bindPhone` where a proven number is missing. */
export const logInByWeChat = async (body: LoginByWeChat) =>
  call('POST /api/member/user/loginByVX', await withDeviceId(body), { secure: true });

export const bindPhone = async (body: PhoneBinding) =>
  call('POST /api/member/user/bindPhone', await withDeviceId(body), { secure: true });

export const register = async (body: Registration) =>
  call('POST /api/member/user/registerByMiniProgramParam', await withDeviceId(body), { secure: true });

/** A ticket for a new password, for who has the code of the number. */
export const checkResetCode = async (body: ResetCode) =>
  call('POST /api/member/user/checkResetCode', await withDeviceId(body), { secure: true });

/** Sends a code to the number of a verified person, which the answer shows masked. */
export const sendIdentityCode = async (identity: Identity) =>
  call('POST /api/member/user/sendIdentityCode', await withDeviceId(identity), { secure: true });

/** A ticket for a new password, for a verified person who has the code. */
export const checkIdentityCode = async (proof: Identity & { code: string }) =>
  call('POST /api/member/user/checkIdentityCode', await withDeviceId(proof), { secure: true });

export const updatePassword = async (body: NewPassword) =>
  call('POST /api/member/user/updatePassword', await withDeviceId(body), { secure: true });

/** The masked name behind an invite code; null when there is none. */
export const getInviterName = (inviterCode: string) => call('POST /api/front/invite/getInviterName', { inviterCode });
