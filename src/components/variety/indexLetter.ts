import type { Variety } from '@contract/variety';

/**
 * Returns the letter under which a variety is listed: the first letter of its name, or of its pinyin for a Chinese
 * name.
 */
export function indexLetter({ name, initials }: Pick<Variety, 'name' | 'initials'>): string {
  const first = name.normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : (initials[0]?.charAt(0).toUpperCase() ?? '#');
}
