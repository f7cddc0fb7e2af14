import { randomInt } from 'node:crypto';
import type { TestApp } from './testApp';

/** Logs the user with this number (a new user by default) in by code and returns the token. */
export async function logIn(
  server: TestApp,
  mobile = newMobile(),
  { inviteCode }: { inviteCode?: string } = {}
): Promise<string> {
  const { demoCode } = await server.api.call('POST /api/member/user/sendMsgCode', { mobile });
  if (demoCode === undefined) throw new Error('The demo provider returned no code');
  const { token } = await server.api.call('POST /api/member/user/loginByMsg', {
    mobile,
    code: demoCode,
    agreedVersion: '1',
    ...(inviteCode !== undefined && { inviteCode })
  });
  return token;
}

/** Returns a mobile number that no demo user has. */
export function newMobile(): string {
  return `19${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}
