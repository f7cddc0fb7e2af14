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

/** Names of regions by their codes; one that is not known is left out. Rejects when the regions do not come. */
export async function nameRegions(codes: readonly string[]): Promise<Record<string, string[]>> {
  const regions = await getRegions();
  const known = codes.flatMap((code) => {
    const names = pathTo(code, regions);
    return names ? [[code, names] as const] : [];
  });
  return Object.fromEntries(known);
}
