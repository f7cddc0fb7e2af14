import { isDay, yearsBetween } from './day';
import { birthdayOf, type ResidentIdProblem, residentIdProblem } from './residentId';

/** Types of identity documents. */
export type IdType = 'residentId' | 'residencePermit' | 'passport';

/** Legal age; minors may not trade. */
export const ADULT_YEARS = 18;

/**
 * Prefix of residence permits for residents from Hong Kong, Macao and Taiwan, which are not resident identity cards.
 */
const PERMIT_REGION = /^8[123]0000/;
/** Passport number as in the machine-readable line: letters and digits only, at least one digit. */
const PASSPORT = /^(?=.*\d)[A-Z0-9]{6,12}$/;

/** Problem of an identity number; `minor`: the number is valid, but its owner is under age. */
export type IdNumberProblem = 'required' | ResidentIdProblem | 'minor';

/**
 * Validates the number of an identity document, in upper case; `today` is YYYY-MM-DD.
 * @returns the first problem; undefined when the number is valid
 */
export function idNumberProblem(type: IdType, number: string, today: string): IdNumberProblem | undefined {
  if (number === '') return 'required';
  if (type === 'passport') return PASSPORT.test(number) ? undefined : 'format';
  const problem = residentIdProblem(number, today);
  if (problem !== undefined) return problem;
  if (PERMIT_REGION.test(number) !== (type === 'residencePermit')) return 'region';
  return isAdult(birthdayOf(number), today) ? undefined : 'minor';
}

/** Returns the document type that a number in upper case has the form of. */
export function idTypeOf(number: string): IdType {
  if (number.length < 18) return 'passport';
  return PERMIT_REGION.test(number) ? 'residencePermit' : 'residentId';
}

/**
 * Returns the problem of a passport holder's date of birth, which the number does not contain; undefined when valid.
 */
export function birthdayProblem(birthday: string, today: string): 'required' | 'birthday' | 'minor' | undefined {
  if (birthday === '') return 'required';
  if (!isDay(birthday) || birthday > today) return 'birthday';
  return isAdult(birthday, today) ? undefined : 'minor';
}

const isAdult = (birthday: string, today: string) => yearsBetween(birthday, today) >= ADULT_YEARS;

/** Returns the number as validated and stored: upper case, without spaces and punctuation, at most 18 characters. */
export function idCharacters(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 18);
}
