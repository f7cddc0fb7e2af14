import { bannedEverywhere, bannedInNames } from './bannedWords';

/** Where a text will stand: as a name, or as something to read. */
export type TextPlace = 'name' | 'text';

/** Says whether a text of a member may be shown to others. Asked before it is written. */
export interface TextCheck {
  isFit(text: string, place: TextPlace): Promise<boolean>;
}

/** Compares with lists of our own. Spaces, signs, width and case between the characters of a word hide nothing. */
export class ListTextCheck implements TextCheck {
  isFit(text: string, place: TextPlace): Promise<boolean> {
    const plain = plainText(text);
    const banned = place === 'name' ? [...bannedEverywhere, ...bannedInNames] : bannedEverywhere;
    return Promise.resolve(!banned.some((word) => isIn(plain, text, word)));
  }
}

/** Latin words must stand by themselves: `Scunthorpe` is a town. */
function isIn(plain: string, text: string, word: string): boolean {
  if (!/^[a-z]+$/.test(word)) return plain.includes(word);
  return new RegExp(`(^|[^a-z])${word}($|[^a-z])`).test(text.normalize('NFKC').toLowerCase());
}

function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
