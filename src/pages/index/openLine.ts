import { isBuilt, push, pushTab } from '@/navigation/navigate';

/** Opens a price line; where its page is not in this build, the market that it stands in. */
export function openLine(lineId: string): void {
  if (isBuilt('market.info')) push('market.info', { lineId });
  else pushTab('market');
}
