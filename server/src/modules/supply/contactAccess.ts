import type { ContactLine, ShowPhone } from '@contract/goods';

/** What a reader is to the owner of a number. Company members count as verified. */
export interface ContactReader {
  isLoggedIn: boolean;
  isVerified: boolean;
  hasExchanged: boolean;
}

/** From whom on a number is shown, the strictest last. */
const levels = ['member', 'verified', 'exchanged'] as const satisfies ShowPhone[];

/** The stricter one of what the listing says and of what its owner prefers for all that is theirs. */
export function strictest(showPhone: ShowPhone, preference: 'everyone' | 'verified' | 'exchanged'): ShowPhone {
  const preferred = preference === 'everyone' ? 'member' : preference;
  return levels.indexOf(preferred) > levels.indexOf(showPhone) ? preferred : showPhone;
}

/** What would unlock the number for the reader; null: they may have it. Nobody who is not logged in may. */
export function contactNeeds(shownTo: ShowPhone, reader: ContactReader): ContactLine['needs'] {
  if (!reader.isLoggedIn) return 'login';
  if (reader.hasExchanged) return null;
  switch (shownTo) {
    case 'member':
      return null;
    case 'verified':
      return reader.isVerified ? null : 'verify';
    case 'exchanged':
      return 'exchange';
  }
}
