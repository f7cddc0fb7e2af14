import type { ListingStatus } from '@contract/goods';

const publicStatuses: readonly ListingStatus[] = ['published', 'paused', 'expired'];

/** It stands or has stood in public, so there is a page to look at; what never did is only to be read in its form. */
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
