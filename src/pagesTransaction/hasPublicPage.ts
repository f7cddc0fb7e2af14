import type { ListingStatus } from '@contract/goods';

const publicStatuses: readonly ListingStatus[] = ['published', 'paused', 'expired'];

/**
 * Returns true when the listing is or was public. Otherwise there is no public page and the listing opens in its form.
 */
export function hasPublicPage({
  status,
  isListed,
  views
}: {
  status: ListingStatus;
  isListed: boolean;
  views: number;
}) {
  if (status === 'draft' || status === 'rejected') return false;
  return isListed || views > 0 || publicStatuses.includes(status);
}
