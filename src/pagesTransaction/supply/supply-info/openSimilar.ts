import type { SupplyDetail } from '@contract/supply';
import { push } from '@/navigation/navigate';

/** Opens the search for other supplies of the same goods. */
export function openSimilar({ varietyName, varietyId }: Pick<SupplyDetail, 'varietyName' | 'varietyId'>): void {
  push('search.view', { q: varietyName, scope: 'supplies', ...(varietyId !== null && { varietyId }) });
}
