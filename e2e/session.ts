import { sealedCall } from './sealedCall';

/** Ends the session of a token from outside the app, as an operator or another device would. */
export async function endSession(site: string, token: string): Promise<void> {
  await sealedCall(site, '/api/member/user/logout', {}, token);
}

/** Returns whether the server still knows the session of this token. */
export async function isAlive(site: string, token: string): Promise<boolean> {
  const response = await fetch(`${site}/api/member/user/current`, { headers: { Authorization: `Bearer ${token}` } });
  return ((await response.json()) as { code: number }).code === 200;
}
