const MIN = 4;
const MAX = 20;

export const USER_NAME_MAX = MAX;

export type UserNameProblem = 'tooShort' | 'tooLong' | 'firstLetter' | 'characters';

/**
 * A user name logs in beside the mobile number: 4 to 20 letters, digits and `_`, a letter first, so that no number is
 * one. Capitals and small letters are the same. Undefined: it may be used, as far as a rule can say.
 */
export function userNameProblem(userName: string): UserNameProblem | undefined {
  if (!/^[A-Za-z]/.test(userName)) return 'firstLetter';
  if (!/^\w+$/.test(userName)) return 'characters';
  if (userName.length < MIN) return 'tooShort';
  return userName.length > MAX ? 'tooLong' : undefined;
}
