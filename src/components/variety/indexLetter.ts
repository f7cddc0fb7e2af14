import type { Variety } from '@contract/variety';

/** What a variety is looked up under: the first letter of its name, of its pinyin where that is Chinese. */
export function indexLetter({ name, initials }: Pick<Variety, 'name' | 'initials'>): string {
  const first = name.normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : (initials[0]?.charAt(0).toUpperCase() ?? '#');
}
