import { pinyin } from 'pinyin-pro';

export interface Spelling {
  /** bajiao */
  full: string;
  /** bj */
  initials: string;
}

/** Names are repeated with every query; converting one takes longer than a lookup. */
const spellings = new Map<string, Spelling>();
const MAX_CACHED = 5_000;

/** Returns the pinyin of a Chinese name in lower case without tones; other characters are omitted. */
export function spell(name: string): Spelling {
  const known = spellings.get(name);
  if (known) return known;
  const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed', v: true });
  const spelling = {
    full: syllables.join('').toLowerCase(),
    initials: syllables
      .map((syllable) => syllable.charAt(0))
      .join('')
      .toLowerCase()
  };
  if (spellings.size >= MAX_CACHED) spellings.clear();
  spellings.set(name, spelling);
  return spelling;
}

/**
 * Returns the pinyin of a person's name for an index: the surname as it is read in names, 单 as shan; Latin words as they
 * are, without accents and in lower case. Empty for a name without either.
 */
export function spellPerson(name: string): Spelling {
  const parts = pinyin(name.normalize('NFKD').replace(/\p{M}/gu, ''), {
    toneType: 'none',
    type: 'array',
    nonZh: 'consecutive',
    v: true,
    surname: 'head'
  }).flatMap((part) => part.toLowerCase().split(/[^a-z0-9]+/));
  return { full: parts.join(''), initials: parts.map((part) => part.charAt(0)).join('') };
}
