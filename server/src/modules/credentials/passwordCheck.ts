import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Counter } from 'prom-client';

/** Told at /metrics: a flood of guesses shows there, and that an unknown account costs what a known one does. */
export const passwordChecks = new Counter({
  name: 'password_checks_total',
  help: 'Passwords checked against a hash, also against the one of nobody',
  registers: []
});

/** Checked in place of a hash that is missing, so that an unknown account costs the same time as a wrong password. */
const dummyHash = hash(randomBytes(32));

/** argon2id in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether it is the password; false after the same work where there is none. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  passwordChecks.inc();
  const isRight = await verify(passwordHash ?? (await dummyHash), password);
  return isRight && passwordHash !== null;
}
