import { consent } from '@/stores/consent';
import { user } from '@/stores/user';

/** The searches of this device; whoever only browses leaves none behind. */
export const pastSearches = {
  get searchHistory(): readonly string[] {
    return user.searchHistory;
  },
  setSearchHistory(words: string[]): void {
    // Taking words away is always possible.
    if (!consent.isBrowsingOnly || words.length < user.searchHistory.length) user.setSearchHistory(words);
  }
};
