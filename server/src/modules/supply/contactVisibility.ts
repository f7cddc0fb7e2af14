import type { ContactLine, ShowPhone } from '@contract/goods';

/** What a reader is to the owner of a number. Company members count as verified. */
export interface ContactViewer {
  isLoggedIn: boolean;
  isVerified: boolean;
  hasExchanged: boolean;
}

/** From whom on a number is shown, the strictest last. */
const VISIBILITY_LEVELS = ['member', 'verified', 'exchanged'] as const satisfies ShowPhone[];

/** The stricter one of what the listing says and of what its owner prefers for all that is theirs. */
export function stricterVisibility(showPhone: ShowPhone, preference: 'everyone' | 'verified' | 'exchanged'): ShowPhone {
  const preferred = preference === 'everyone' ? 'member' : preference;
  return VISIBILITY_LEVELS.indexOf(preferred) > VISIBILITY_LEVELS.indexOf(showPhone) ? preferred : showPhone;
}

/** What would unlock the number for the reader; null: they may have it. Nobody who is not logged in may. */
export function contactNeeds(shownTo: ShowPhone, viewer: ContactViewer): ContactLine['needs'] {
  if (!viewer.isLoggedIn) return 'login';
  if (viewer.hasExchanged) return null;
  switch (shownTo) {
    case 'member':
      return null;
    case 'verified':
      return viewer.isVerified ? null : 'verify';
    case 'exchanged':
      return 'exchange';
  }
}
