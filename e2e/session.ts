import { agreementVersion } from '../types/rules/agreement';
import { secureCall } from './secureCall';

/**
 * Logs the user with this mobile number in without the app, with the code that the demo server shows; a new number
 * gets an account without a password. Returns the token.
 */
export async function startSession(site: string, mobile: string): Promise<string> {
  const { demoCode } = await secureCall<{ demoCode: string }>(site, '/api/member/user/sendMsgCode', { mobile });
  const body = { mobile, code: demoCode, agreedVersion: agreementVersion };
  const { token } = await secureCall<{ token: string }>(site, '/api/member/user/loginByMsg', body);
  return token;
}

/** Ends the session of a token from outside the app, as an operator or another device would. */
export async function endSession(site: string, token: string): Promise<void> {
  await secureCall(site, '/api/member/user/logout', {}, token);
}

/** Returns whether the server still knows the session of this token. */
export async function isAlive(site: string, token: string): Promise<boolean> {
  const response = await fetch(`${site}/api/member/user/current`, { headers: { Authorization: `Bearer ${token}` } });
  return ((await response.json()) as { code: number }).code === 200;
}
