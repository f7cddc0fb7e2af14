import { consent } from '@/stores/consent';
import { user } from '@/stores/user';

/** The searches of this device; whoever only browses leaves none behind. */
export const searchHistoryStorage = {
  get searchHistory(): readonly string[] {
    return user.searchHistory;
  },
  setSearchHistory(terms: string[]): void {
    // Taking words away is always possible.
    if (!consent.isBrowsingOnly || terms.length < user.searchHistory.length) user.setSearchHistory(terms);
  }
};
