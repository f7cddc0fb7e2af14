import type { Region } from '@contract/region';
import { getRegions } from '@/api/region';

function pathTo(code: string, regions: readonly Region[]): string[] | undefined {
  for (const { code: own, name, children = [] } of regions) {
    if (own === code) return [name];
    const below = pathTo(code, children);
    if (below) return below[0] === name ? below : [name, ...below];
  }
  return undefined;
}

/**
 * Returns region names by code; unknown codes are left out.
 * @throws ApiError when the regions cannot be loaded
 */
export async function nameRegions(codes: readonly string[]): Promise<Record<string, string[]>> {
  const regions = await getRegions();
  const known = codes.flatMap((code) => {
    const names = pathTo(code, regions);
    return names ? [[code, names] as const] : [];
  });
  return Object.fromEntries(known);
}
