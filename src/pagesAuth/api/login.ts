import type { CallInput } from '@contract';
import { call } from '@/request/call';
import { deviceIdStore } from '@/stores/deviceId';

/** Input type for the pages; `withDeviceId` adds the device id. */
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

/** Returns the login methods that the server offers besides code and password. */
export const getLoginMethods = () => call('GET /api/member/user/loginWays');

/** Sends a one-time code by SMS or voice call, or by e-mail to an address with an @. */
export const sendCode = async (body: SmsCodeRequest) => {
  const { mobile, captchaId } = body;
  if (!mobile.includes('@'))
    return call('POST /api/member/user/sendMsgCode', await withDeviceId(body), { secure: true });
  const purpose = body.purpose === 'reset' ? 'reset' : 'login';
  const mail = { email: mobile, purpose, ...(captchaId !== undefined && { captchaId }) } as const;
  return call('POST /api/member/user/sendEmailCode', await withDeviceId(mail), { secure: true });
};

/** Logs in with a one-time code sent to a number, or to an address with an @; creates the account on first login. */
export const logInByCode = async (body: LoginByCode) => {
  const { mobile, ...rest } = body;
  return mobile.includes('@')
    ? call('POST /api/member/user/loginByEmail', await withDeviceId({ ...rest, email: mobile }), { secure: true })
    : call('POST /api/member/user/loginByMsg', await withDeviceId(body), { secure: true });
};

export const logInByPassword = async (body: LoginByPassword) =>
  call('POST /api/member/user/login', await withDeviceId(body), { secure: true });

/** Returns a new slider captcha, which protects against password guessing by bots. */
export const getCaptcha = () => call('POST /api/member/user/captcha');

/**
 * Submits a solution; each captcha can be tried once.
 * @param offset px in the captcha image
 */
export const solveCaptcha = (id: string, offset: number) => call('POST /api/member/user/captcha/solve', { id, offset });

/** Logs in with a WeChat code; returns a token for `bindPhone` when the account has no verified number yet. */
export const logInByWeChat = async (body: LoginByWeChat) =>
  call('POST /api/member/user/loginByVX', await withDeviceId(body), { secure: true });

export const bindPhone = async (body: PhoneBinding) =>
  call('POST /api/member/user/bindPhone', await withDeviceId(body), { secure: true });

export const register = async (body: Registration) =>
  call('POST /api/member/user/registerByMiniProgramParam', await withDeviceId(body), { secure: true });

/** Returns a token for setting a new password when the code sent to a number, or to an address with an @, is correct. */
export const checkResetCode = async (body: ResetCode) => {
  const { mobile, ...rest } = body;
  return mobile.includes('@')
    ? call('POST /api/member/user/checkEmailResetCode', await withDeviceId({ ...rest, email: mobile }), {
        secure: true
      })
    : call('POST /api/member/user/checkResetCode', await withDeviceId(body), { secure: true });
};

/** Sends a code to the number of a verified user; the response contains the masked number. */
export const sendIdentityCode = async (identity: Identity) =>
  call('POST /api/member/user/sendIdentityCode', await withDeviceId(identity), { secure: true });

/** Returns a token for setting a new password when identity and code are correct. */
export const checkIdentityCode = async (proof: Identity & { code: string }) =>
  call('POST /api/member/user/checkIdentityCode', await withDeviceId(proof), { secure: true });

export const updatePassword = async (body: NewPassword) =>
  call('POST /api/member/user/updatePassword', await withDeviceId(body), { secure: true });

/** Returns the masked name of the inviter with this code; null when the code is unknown. */
export const getInviterName = (inviterCode: string) => call('POST /api/front/invite/getInviterName', { inviterCode });
