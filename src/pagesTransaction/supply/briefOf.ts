import type { SupplyBrief } from '@contract/listing';
import type { SupplyDetail } from '@contract/supply';

/** A supply in full as lists show it: the origin as one line of words. */
export function briefOf(detail: SupplyDetail): SupplyBrief {
  const { region, detail: place } = detail.origin;
  return { ...detail, origin: [...(region?.names ?? []), place].filter(Boolean).join(' ') };
}
