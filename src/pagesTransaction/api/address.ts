import type { ChosenRegion } from '@/components/form/RegionField';
import { call } from '@/request/call';

/** Returns the region of the user's default delivery address; null without an address. */
export async function getDefaultRegion(): Promise<ChosenRegion | null> {
  const addresses = await call('POST /api/front/address/list', undefined, { secure: true });
  const region = addresses.find(({ isDefault }) => isDefault)?.region;
  return region ? { regionCode: region.code, regionNames: region.names } : null;
}
