import type { CallInput } from '@contract';
import type { Preferences } from '@contract/account';
import { call } from '@/request/call';

type WeChatCode = CallInput<'POST /api/member/account/weChat/bind'>;
export type OwnCodePurpose = CallInput<'POST /api/member/account/sendCode'>['purpose'];
export type IdentityProof = CallInput<'POST /api/member/account/mobile/prove'>;
export type NewMobile = CallInput<'POST /api/member/account/mobile/change'>;

/** Returns the user's login methods and account settings. */
export const getAccount = () => call('GET /api/member/account/state');

export const setPreferences = (changes: Partial<Preferences>) => call('POST /api/member/account/preferences', changes);

/** Returns the devices where the user is logged in: this device first, then the most recently used. */
export const listDevices = () => call('GET /api/member/account/devices');
export const endDevice = (id: string) => call('POST /api/member/account/devices/end', { id });
export const endOtherDevices = () => call('POST /api/member/account/devices/endOthers');

export const bindWeChat = (code: WeChatCode) => call('POST /api/member/account/weChat/bind', code, { secure: true });
export const unbindWeChat = () => call('POST /api/member/account/weChat/unbind');

/** Sends a code to the user's current number. */
export const sendOwnCode = (purpose: OwnCodePurpose) =>
  call('POST /api/member/account/sendCode', { purpose }, { secure: true });

/** Sends a code to the number that the user wants to change to. */
export const sendCodeToNew = (mobile: string) =>
  call('POST /api/member/user/sendMsgCode', { mobile, purpose: 'changeMobile' }, { secure: true });

/** Sets a user name that can be used for login besides the mobile number. */
export const setUserName = (userName: string) =>
  call('POST /api/member/account/userName', { userName }, { secure: true });

/**
 * Verifies the user's identity.
 * @returns the token that `changeMobile` requires
 */
export const verifyForMobileChange = (proof: IdentityProof) =>
  call('POST /api/member/account/mobile/prove', proof, { secure: true });

/** Changes the user's mobile number. Ends all other sessions. */
export const changeMobile = (change: NewMobile) =>
  call('POST /api/member/account/mobile/change', change, { secure: true });

/** Sends a code to the e-mail address that the user wants to link. */
export const sendCodeToNewEmail = (email: string) =>
  call('POST /api/member/user/sendEmailCode', { email, purpose: 'bindEmail' }, { secure: true });

/** Links an e-mail address to the account, in place of an earlier one. Ends all other sessions. */
export const bindEmail = (change: CallInput<'POST /api/member/account/email/bind'>) =>
  call('POST /api/member/account/email/bind', change, { secure: true });

export const unbindEmail = () => call('POST /api/member/account/email/unbind');

/** Returns all data about the user as a file. */
export const exportData = () => call('POST /api/member/account/export', undefined, { secure: true });

export const getCancellation = () => call('GET /api/member/account/cancellation');
export const requestCancellation = (code: string) =>
  call('POST /api/member/account/cancellation/request', { code }, { secure: true });
export const undoCancellation = () => call('POST /api/member/account/cancellation/undo');
