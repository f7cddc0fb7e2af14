import { countryName } from '@/components/country/countryName';
import { shortRegionText } from '@/lib/regionText';
import type { CreateSupplyStore } from './CreateSupply.store';

/** Returns `广西玉林玉州`, or the country of imported goods. Empty until one is chosen. */
export function originText({ form }: Pick<CreateSupplyStore, 'form'>): string {
  const { isAbroad, origin, originNames } = form.values;
  if (!isAbroad) return shortRegionText(originNames);
  return origin.countryCode === null ? '' : countryName(origin.countryCode);
}
