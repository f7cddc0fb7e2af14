import { bannedEverywhere, bannedInNames } from './bannedWords';

/** Use of a text: as a name, or as content. */
export type TextContext = 'name' | 'text';

/** Decides whether a member's text may be shown to others, before it is stored. */
export interface TextModeration {
  isAllowed(text: string, context: TextContext): Promise<boolean>;
}

/** Compares with our own lists. Spaces, signs, width and case between the characters of a word are ignored. */
export class WordListModeration implements TextModeration {
  isAllowed(text: string, context: TextContext): Promise<boolean> {
    const plain = normalizeText(text);
    const banned = context === 'name' ? [...bannedEverywhere, ...bannedInNames] : bannedEverywhere;
    return Promise.resolve(!banned.some((word) => containsWord(plain, text, word)));
  }
}

/** Latin words match as whole words only: `Scunthorpe` is a town. */
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
