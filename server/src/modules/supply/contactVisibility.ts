import type { MaskedContact, ShowPhone } from '@contract/goods';

/** A viewer of a number. Company members count as verified. */
export interface ContactViewer {
  isLoggedIn: boolean;
  isVerified: boolean;
  hasExchanged: boolean;
}

/** Ordered from open to strict. */
const VISIBILITY_LEVELS = ['member', 'verified', 'exchanged'] as const satisfies ShowPhone[];

/** Returns the stricter of a listing's setting and its owner's general preference. */
export function stricterVisibility(showPhone: ShowPhone, preference: 'everyone' | 'verified' | 'exchanged'): ShowPhone {
  const preferred = preference === 'everyone' ? 'member' : preference;
  return VISIBILITY_LEVELS.indexOf(preferred) > VISIBILITY_LEVELS.indexOf(showPhone) ? preferred : showPhone;
}

/** Returns what the viewer needs to see the number; null when they may see it. */
export function contactNeeds(shownTo: ShowPhone, viewer: ContactViewer): MaskedContact['needs'] {
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
