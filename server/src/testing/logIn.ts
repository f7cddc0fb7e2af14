import { randomInt } from 'node:crypto';
import type { TestApp } from './testApp';

/** The token of the person with that mobile number (a new person by default), who logs in by code. */
export async function logIn(
  server: TestApp,
  mobile = newMobile(),
  { inviteCode }: { inviteCode?: string } = {}
): Promise<string> {
  const { demoCode } = await server.api.call('POST /api/member/user/sendMsgCode', { mobile });
  if (demoCode === undefined) throw new Error('The demo provider tells no code');
  const { token } = await server.api.call('POST /api/member/user/loginByMsg', {
    mobile,
    code: demoCode,
    agreedVersion: '1',
    ...(inviteCode !== undefined && { inviteCode })
  });
  return token;
}

/** A number that no demo person has. */
export function newMobile(): string {
  return `19${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}
