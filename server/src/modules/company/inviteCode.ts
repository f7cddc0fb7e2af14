import { randomBytes } from 'node:crypto';

/** Without characters that look alike. 32 characters, so that a random byte selects each with equal probability. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** A code of 40 random bits that lets people into a team. */
export function newInviteCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** Normalizes typed or pasted text to the stored form of the code. */
export function normalizeInviteCode(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
