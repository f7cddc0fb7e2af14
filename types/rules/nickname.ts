const MIN = 2;
const MAX = 16;

export const NICKNAME_MAX = MAX;

export type NicknameProblem = 'tooShort' | 'tooLong' | 'characters';

/** As it is kept: no control or invisible direction characters, single spaces, none at the ends. */
export function normalizeNickname(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * A nickname has 2 to 16 characters of any script: letters, digits, spaces inside, and `_ - ·`. Asked of a tidied one.
 * Undefined: it may be used, as far as a rule can say.
 */
export function nicknameProblem(nickname: string): NicknameProblem | undefined {
  const length = [...nickname].length;
  if (length < MIN) return 'tooShort';
  if (length > MAX) return 'tooLong';
  return /^[\p{L}\p{M}\p{N} _\-·]+$/u.test(nickname) ? undefined : 'characters';
}
