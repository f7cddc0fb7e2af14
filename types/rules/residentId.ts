import { isDay } from './day';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = '10X98765432';
/**
 * First two digits: provinces, and residence permits for residents from Taiwan (71, 83), Hong Kong (81) and Macao (82).
 */
const REGION = /^(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/;

/** The first problem found in a number. */
export type ResidentIdProblem = 'format' | 'region' | 'birthday' | 'check';

/** Computes Σ digit × weight mod 11, mapped to 10X98765432 (GB 11643-1999). */
function checkCharacter(body: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + Number(body.charAt(index)) * weight, 0);
  return CHECK_CHARACTERS.charAt(sum % 11);
}

/** Returns the date of birth contained in a resident identity number, YYYY-MM-DD. */
export function birthdayOf(number: string): string {
  return `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
}

/**
 * Validates a resident identity number of 18 characters with X in upper case; `today` is YYYY-MM-DD.
 * @returns the first problem; undefined when the number is valid
 */
export function residentIdProblem(number: string, today: string): ResidentIdProblem | undefined {
  if (!/^\d{17}[\dX]$/.test(number)) return 'format';
  if (!REGION.test(number)) return 'region';
  const birthday = birthdayOf(number);
  if (!isDay(birthday) || birthday > today) return 'birthday';
  return checkCharacter(number) === number.charAt(17) ? undefined : 'check';
}

/**
 * Returns whether the text has the form of such a number's last six characters: day of birth, sequence, check
 * character.
 */
export function isResidentIdEnd(text: string): boolean {
  return /^(0[1-9]|[12]\d|3[01])\d{3}[\dX]$/.test(text);
}

/** Masks the last six characters as `****14`; returns an empty string for an empty one. */
export function maskResidentIdEnd(text: string): string {
  return text === '' ? '' : `${'*'.repeat(Math.max(0, text.length - 2))}${text.slice(-2)}`;
}

/** Masks the number as `4405************14`. */
export function maskResidentId(number: string): string {
  return `${number.slice(0, 4)}${'*'.repeat(Math.max(0, number.length - 6))}${number.slice(-2)}`;
}
