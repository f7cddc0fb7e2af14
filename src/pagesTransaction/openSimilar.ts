import type { SupplyDetail } from '@contract/supply';
import { push } from '@/navigation/navigate';

/** Opens the search for other listings of the same goods. */
export function openSimilar(
  { varietyName, varietyId }: Pick<SupplyDetail, 'varietyName' | 'varietyId'>,
  scope: 'supplies' | 'purchases'
): void {
  push('search.view', { q: varietyName, scope, ...(varietyId !== null && { varietyId }) });
}
