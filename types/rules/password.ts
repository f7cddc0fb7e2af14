const MIN = 8;
const MAX = 20;

export type PasswordProblem = 'tooShort' | 'tooLong' | 'characters' | 'tooSimple' | 'isMobile';

function kindsIn(password: string): number {
  return [/[A-Za-z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
}

/**
 * A password has 8 to 20 visible ASCII characters, two kinds at least of letters, digits and signs, and is not the
 * person's mobile number. Undefined: it may be used.
 */
export function passwordProblem(password: string, mobile?: string): PasswordProblem | undefined {
  if (password.length < MIN) return 'tooShort';
  if (password.length > MAX) return 'tooLong';
  if (!/^[\x21-\x7e]+$/.test(password)) return 'characters';
  if (mobile !== undefined && password === mobile) return 'isMobile';
  return kindsIn(password) < 2 ? 'tooSimple' : undefined;
}

/** 0 (unusable) to 3 (strong), for the bar under the field: kinds of characters and length. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if (passwordProblem(password) !== undefined) return 0;
  const points = (kindsIn(password) === 3 ? 1 : 0) + (password.length >= 12 ? 1 : 0);
  return ([1, 2, 3] as const)[points] ?? 3;
}
