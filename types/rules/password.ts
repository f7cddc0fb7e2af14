const MIN = 8;
const MAX = 20;

export type PasswordProblem = 'tooShort' | 'tooLong' | 'characters' | 'tooSimple' | 'isMobile';

function kindsIn(password: string): number {
  return [/[A-Za-z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
}

/**
 * Validates a password: 8 to 20 visible ASCII characters, at least two kinds of letters, digits and punctuation, and
 * not the user's mobile number.
 * @returns the problem; undefined when the password is valid
 */
export function passwordProblem(password: string, mobile?: string): PasswordProblem | undefined {
  if (password.length < MIN) return 'tooShort';
  if (password.length > MAX) return 'tooLong';
  if (!/^[\x21-\x7e]+$/.test(password)) return 'characters';
  if (mobile !== undefined && password === mobile) return 'isMobile';
  return kindsIn(password) < 2 ? 'tooSimple' : undefined;
}

/**
 * Returns the strength from 0 (unusable) to 3 (strong) for the indicator below the field, by length and character
 * kinds.
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if (passwordProblem(password) !== undefined) return 0;
  const points = (kindsIn(password) === 3 ? 1 : 0) + (password.length >= 12 ? 1 : 0);
  return ([1, 2, 3] as const)[points] ?? 3;
}
