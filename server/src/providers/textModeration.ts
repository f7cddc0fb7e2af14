import { bannedEverywhere, bannedInNames } from './bannedWords';

/** Where a text will stand: as a name, or as something to read. */
export type TextContext = 'name' | 'text';

/** Says whether a text of a member may be shown to others. Asked before it is written. */
export interface TextModeration {
  isAllowed(text: string, context: TextContext): Promise<boolean>;
}

/** Compares with lists of our own. Spaces, signs, width and case between the characters of a word hide nothing. */
export class WordListModeration implements TextModeration {
  isAllowed(text: string, context: TextContext): Promise<boolean> {
    const plain = normalizeText(text);
    const banned = context === 'name' ? [...bannedEverywhere, ...bannedInNames] : bannedEverywhere;
    return Promise.resolve(!banned.some((word) => containsWord(plain, text, word)));
  }
}

/** Latin words must stand by themselves: `Scunthorpe` is a town. */
function containsWord(plain: string, text: string, word: string): boolean {
  if (!/^[a-z]+$/.test(word)) return plain.includes(word);
  return new RegExp(`(^|[^a-z])${word}($|[^a-z])`).test(text.normalize('NFKC').toLowerCase());
}

function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
