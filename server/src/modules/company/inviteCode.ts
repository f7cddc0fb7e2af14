import { randomBytes } from 'node:crypto';

/** Without signs that look alike. 32 of them, so that a byte chooses each as often. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** A code of 40 random bits that lets people into a team. */
export function newInviteCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** What was typed or pasted, as the code is kept. */
export function normalizeInviteCode(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
