const MIN = 2;
const MAX = 16;

export const NICKNAME_MAX = MAX;

export type NicknameProblem = 'tooShort' | 'tooLong' | 'characters';

/** Returns the nickname as stored: no control or invisible direction characters, single spaces, none at the ends. */
export function normalizeNickname(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Validates a normalized nickname: 2 to 16 characters of any script: letters, digits, inner spaces, and `_ - ·`.
 * @returns the problem; undefined when it satisfies these rules (the server checks more)
 */
export function nicknameProblem(nickname: string): NicknameProblem | undefined {
  const length = [...nickname].length;
  if (length < MIN) return 'tooShort';
  if (length > MAX) return 'tooLong';
  return /^[\p{L}\p{M}\p{N} _\-·]+$/u.test(nickname) ? undefined : 'characters';
}
