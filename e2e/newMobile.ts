import { randomInt } from 'node:crypto';

/** Returns a mobile number that no demo user has. */
export const newMobile = (): string => `19${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
