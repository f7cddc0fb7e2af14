import type { HomeFeed } from '@contract/home';
import { settings } from '@/stores/settings';

/**
 * Returns what the recommended news are ordered by; by time when nothing is followed, even if personalisation is
 * allowed.
 */
export function newsOrder(feed: HomeFeed | null): 'personalised' | 'nothingFollowed' | 'byTime' {
  if (!settings.personalised) return 'byTime';
  return feed?.linesKind === 'followed' ? 'personalised' : 'nothingFollowed';
}
