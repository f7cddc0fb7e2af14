import type { HomeFeed } from '@contract/home';
import { settings } from '@/stores/settings';

/** What the order of the recommended news follows; where nothing is followed it is time, whatever is allowed. */
export function newsOrder(feed: HomeFeed | null): 'personalised' | 'nothingFollowed' | 'byTime' {
  if (!settings.personalised) return 'byTime';
  return feed?.linesKind === 'followed' ? 'personalised' : 'nothingFollowed';
}
