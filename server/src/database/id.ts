import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Returns a new primary key: 9 characters of time and 16 random ones (80 bits), so that rows of one moment are adjacent
 * in the index and neighbours cannot be guessed.
 */
export function newId(nowMs = Date.now()): string {
  let time = '';
  for (let rest = nowMs, digit = 0; digit < 9; digit += 1) {
    time = ALPHABET.charAt(rest % 32) + time;
    rest = Math.floor(rest / 32);
  }
  return time + Array.from(randomBytes(16), (byte) => ALPHABET.charAt(byte % 32)).join('');
}
