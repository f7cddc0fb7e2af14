import { randomBytes } from 'node:crypto';
import type { TestApp } from './testApp';

const VALID_MS = 3 * 60 * 1000;

/** A puzzle as it is after it was solved, without drawing one: captcha.test.ts solves those that are drawn. */
export async function solvedCaptcha(server: TestApp): Promise<string> {
  const id = randomBytes(16).toString('hex');
  const expiresAtMs = server.deps.now().getTime() + VALID_MS;
  await server.db
    .insertInto('captcha')
    .values({ id, offset_px: 100, is_solved: true, expires_at_ms: expiresAtMs })
    .execute();
  return id;
}
