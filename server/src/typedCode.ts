import { randomBytes } from 'node:crypto';

/** No characters that look alike, and 32 of them, so that a random byte selects each with equal probability. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns a random code that can be typed: five bits per character. */
export function newTypedCode(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** Normalizes typed or pasted text to the stored form of a code. */
export function normalizeTypedCode(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
