import type { SupplyBrief } from '@contract/listing';
import type { SupplyDetail } from '@contract/supply';
import { shortRegionText } from '@/lib/regionText';

/** A supply in full as lists show it: the origin as one line, 广西玉林 六万山. */
export function briefOf(detail: SupplyDetail): SupplyBrief {
  const { region, detail: place } = detail.origin;
  const names = shortRegionText(region?.names ?? []);
  return { ...detail, origin: [names, place].filter(Boolean).join(' ') };
}
