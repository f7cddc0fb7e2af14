import type { SupplyBrief } from '@contract/listing';
import type { SupplyDetail } from '@contract/supply';
import { shortRegionText } from '@/lib/regionText';

/** Converts the detail of a supply to the summary shown in lists, with the origin in a single line: 广西玉林 六万山. */
export function summaryOf(detail: SupplyDetail): SupplyBrief {
  const { region, detail: location } = detail.origin;
  const names = shortRegionText(region?.names ?? []);
  return { ...detail, origin: [names, location].filter(Boolean).join(' ') };
}
