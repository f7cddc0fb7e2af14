import Taro from '@tarojs/taro';
import type { DenialKind, ExplainDenial, ProtectedFeature } from '../permissionDenial/types';
import type { PrivacyRequests } from './PrivacyRequests';

/**
 * Failure of a call of WeChat: https://developers.weixin.qq.com/miniprogram/dev/framework/usability/PublicErrno.html
 */
export interface Failure {
  errMsg?: string;
  errno?: number;
}

let explain: ExplainDenial | undefined;
let privacyRequests: PrivacyRequests | undefined;

export function setDenialExplainer(given: ExplainDenial): void {
  explain = given;
}

export function setPrivacyRequests(requests: PrivacyRequests): void {
  privacyRequests = requests;
}

const isCancel = ({ errMsg = '' }: Failure) => /cancel|user deny/i.test(errMsg);

/** Older versions of WeChat report it as text only. Undefined for other failures. */
function denialKindOf({ errno, errMsg = '' }: Failure): DenialKind | undefined {
  if (errno === 112 || /not declared in the privacy/i.test(errMsg)) return 'undeclared';
  if (errno === 104 || /privacy/i.test(errMsg)) return 'privacy';
  if (/system permission/i.test(errMsg)) return 'phone';
  return /auth/i.test(errMsg) ? 'permission' : undefined;
}

/**
 * Explains a refusal; true when it can be tried again, undefined for other failures. A refused privacy guide is not asked for
 * again by itself.
 */
export async function recoverFromDenial(
  what: ProtectedFeature,
  failure: Failure,
  text?: string
): Promise<boolean | undefined> {
  const kind = denialKindOf(failure);
  if (!kind || !explain) return undefined;
  const isFromSheet = kind === 'privacy' && privacyRequests?.takeRefusal() === true;
  // The sheet has named the other way, but for a text to copy by hand.
  if (isFromSheet && text === undefined) return false;
  const wants = await explain({ kind, what, text });
  if (!wants || kind === 'undeclared' || kind === 'privacy') return false;
  // The page is refused when the user has left meanwhile.
  if (kind === 'permission') await Taro.openSetting().catch(() => undefined);
  if (kind === 'phone') void Taro.openAppAuthorizeSetting({ fail: () => undefined });
  // The phone's settings are outside of WeChat: a user who returns from there starts again.
  return kind !== 'phone';
}

/**
 * Runs a call that WeChat may refuse. A refusal is explained, and the call repeated once the user has allowed it.
 * Resolves with null when they cancelled or it stays refused; rejects for every other failure.
 */
export async function withPermission<T>(
  what: ProtectedFeature,
  call: () => Promise<T>,
  text?: string
): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    const failure = error as Failure;
    if (isCancel(failure)) return null;
    const isAllowed = await recoverFromDenial(what, failure, text);
    if (isAllowed === undefined) throw error;
    return isAllowed ? withPermission(what, call, text) : null;
  }
}
