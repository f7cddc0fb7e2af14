const MIN = 4;
const MAX = 20;

export const USER_NAME_MAX = MAX;

export type UserNameProblem = 'tooShort' | 'tooLong' | 'firstLetter' | 'characters';

/**
 * Validates a user name, which logs in as an alternative to the mobile number: 4 to 20 letters, digits and `_`,
 * starting with a letter to exclude phone numbers. Case-insensitive.
 * @returns the problem; undefined when it satisfies these rules (the server checks more)
 */
export function userNameProblem(userName: string): UserNameProblem | undefined {
  if (!/^[A-Za-z]/.test(userName)) return 'firstLetter';
  if (!/^\w+$/.test(userName)) return 'characters';
  if (userName.length < MIN) return 'tooShort';
  return userName.length > MAX ? 'tooLong' : undefined;
}
