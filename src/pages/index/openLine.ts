import { isBuilt, push, pushTab } from '@/navigation/navigate';

/** Opens a price line, or the market tab when this build lacks the page of a line. */
export function openLine(lineId: string): void {
  if (isBuilt('market.info')) push('market.info', { lineId });
  else pushTab('market');
}
