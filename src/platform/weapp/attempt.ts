import Taro from '@tarojs/taro';
import type { ExplainRefusal, Guarded, RefusalKind } from '../refusal.types';

/** How a call of WeChat's fails: https://developers.weixin.qq.com/miniprogram/dev/framework/usability/PublicErrno.html */
export interface Failure {
  errMsg?: string;
  errno?: number;
}

let explain: ExplainRefusal | undefined;

export function explainBy(given: ExplainRefusal): void {
  explain = given;
}

const isCancel = ({ errMsg = '' }: Failure) => /cancel|user deny/i.test(errMsg);

/** Older versions of WeChat say it in words only. Undefined for what is no refusal. */
function refusalOf({ errno, errMsg = '' }: Failure): RefusalKind | undefined {
  if (errno === 112 || /not declared in the privacy/i.test(errMsg)) return 'undeclared';
  if (errno === 104 || /privacy/i.test(errMsg)) return 'privacy';
  if (/system permission/i.test(errMsg)) return 'phone';
  return /auth/i.test(errMsg) ? 'permission' : undefined;
}

/** Explains a refusal; true when it is worth another try, undefined for a failure that is none. */
export async function overcome(what: Guarded, failure: Failure, text?: string): Promise<boolean | undefined> {
  const kind = refusalOf(failure);
  if (!kind || !explain) return undefined;
  const wants = await explain({ kind, what, text });
  if (!wants || kind === 'undeclared') return false;
  // Either page is refused when the person has left meanwhile.
  if (kind === 'permission') await Taro.openSetting().catch(() => undefined);
  if (kind === 'phone') void Taro.openAppAuthorizeSetting({ fail: () => undefined });
  // The phone's settings are outside of WeChat: who comes back from there asks anew.
  return kind !== 'phone';
}

/**
 * Does what WeChat may refuse. A refusal is explained, and the call made again once the person has allowed it. Null when
 * they turned back or it stays refused; rejects for every other failure.
 */
export async function attempt<T>(what: Guarded, call: () => Promise<T>, text?: string): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    const failure = error as Failure;
    if (isCancel(failure)) return null;
    const isAllowed = await overcome(what, failure, text);
    if (isAllowed === undefined) throw error;
    return isAllowed ? attempt(what, call, text) : null;
  }
}
