import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@rules/duration';
import type { TestApp } from './testApp';

const VALID_MS = 3 * MINUTE_MS;

/** Inserts a solved captcha without drawing it; captcha.test.ts solves drawn ones. */
export async function solvedCaptcha(server: TestApp): Promise<string> {
  const id = randomBytes(16).toString('hex');
  const expiresAtMs = server.deps.now().getTime() + VALID_MS;
  await server.db
    .insertInto('captcha')
    .values({ id, offset_px: 100, is_solved: true, expires_at_ms: expiresAtMs })
    .execute();
  return id;
}
