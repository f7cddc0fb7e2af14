import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Counter } from 'prom-client';

/** Shown at /metrics: reveals floods of guesses, and that an unknown account costs as much as a known one. */
export const passwordChecks = new Counter({
  name: 'password_checks_total',
  help: 'Passwords checked against a hash, including the dummy hash of unknown accounts',
  registers: []
});

/** Checked instead of a missing hash, so that an unknown account takes as long as a wrong password. */
const dummyHash = hash(randomBytes(32));

/** Returns an argon2id hash in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Returns whether the password is right; false after the same work when there is none. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  passwordChecks.inc();
  const isRight = await verify(passwordHash ?? (await dummyHash), password);
  return isRight && passwordHash !== null;
}
