import { consent } from '@/stores/consent';
import { user } from '@/stores/user';

/** Search history of this device; nothing is added in browse-only mode. */
export const searchHistoryStorage = {
  get searchHistory(): readonly string[] {
    return user.searchHistory;
  },
  setSearchHistory(terms: string[]): void {
    // Removing terms is always allowed.
    if (!consent.isBrowsingOnly || terms.length < user.searchHistory.length) user.setSearchHistory(terms);
  }
};
