import { isDay, yearsBetween } from './day';
import { birthdayOf, residentIdProblem, type ResidentIdProblem } from './residentId';

/** Papers that say who somebody is. */
export type IdType = 'residentId' | 'residencePermit' | 'passport';

/** Of age: younger people take no part in the trade. */
export const ADULT_YEARS = 18;

/** Numbers of the permits of residents from Hong Kong, Macao and Taiwan begin so; they are no resident identity cards. */
const PERMIT_REGION = /^8[123]0000/;
/** As in the machine-readable line: letters and digits without signs, one digit at least. */
const PASSPORT = /^(?=.*\d)[A-Z0-9]{6,12}$/;

/** What is wrong with a number; `minor`: it is right, and its owner is not of age. */
export type IdNumberProblem = 'required' | ResidentIdProblem | 'minor';

/** Checks the number of a paper, in upper case; `today` is YYYY-MM-DD. Undefined: it is right. */
export function idNumberProblem(type: IdType, number: string, today: string): IdNumberProblem | undefined {
  if (number === '') return 'required';
  if (type === 'passport') return PASSPORT.test(number) ? undefined : 'format';
  const problem = residentIdProblem(number, today);
  if (problem !== undefined) return problem;
  if (PERMIT_REGION.test(number) !== (type === 'residencePermit')) return 'region';
  return isAdult(birthdayOf(number), today) ? undefined : 'minor';
}

/** Which paper a number in upper case is of, by its form. */
export function idTypeOf(number: string): IdType {
  if (number.length < 18) return 'passport';
  return PERMIT_REGION.test(number) ? 'residencePermit' : 'residentId';
}

/** What is wrong with the day of birth of a passport, whose number does not hold it. */
export function birthdayProblem(birthday: string, today: string): 'required' | 'birthday' | 'minor' | undefined {
  if (birthday === '') return 'required';
  if (!isDay(birthday) || birthday > today) return 'birthday';
  return isAdult(birthday, today) ? undefined : 'minor';
}

const isAdult = (birthday: string, today: string) => yearsBetween(birthday, today) >= ADULT_YEARS;

/** The number as it is checked and kept: upper case, without blanks and signs, at most 18 characters. */
export function idCharacters(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 18);
}
