import type { OriginCount, SupplyOrigins } from '@contract/listing';
import { shortRegionName } from '@rules/shortRegionName';
import type { Db } from '../../database/schema';
import { regionOf } from '../region/region.service';
import { countryText } from '../region/regionText';
import { countOrigins } from './supplyOrigins.repository';

/** Lists origins of open supplies, most frequent first. */
export async function listOrigins(db: Db, nowMs: number): Promise<SupplyOrigins> {
  const provinces = new Map<string, OriginCount & { children: OriginCount[] }>();
  const countries: OriginCount[] = [];
  let domestic = 0;
  for (const { country, city, count } of await countOrigins(db, nowMs)) {
    if (country !== null) countries.push({ code: country, name: countryText(country), count });
    else domestic += count;
    if (country !== null || city === null) continue;
    const code = `${city.slice(0, 2)}0000`;
    const province = provinces.get(code) ?? { code, name: regionNameOf(code), count: 0, children: [] };
    province.count += count;
    if (city !== code) province.children.push({ code: city, name: regionNameOf(city), count });
    provinces.set(code, province);
  }
  const byCountDescending = (one: OriginCount, other: OriginCount) => other.count - one.count;
  return {
    domestic: {
      count: domestic,
      provinces: [...provinces.values()]
        .map(({ children, ...province }) => ({ ...province, cities: children.sort(byCountDescending) }))
        .sort(byCountDescending)
    },
    imported: {
      count: countries.reduce((sum, { count }) => sum + count, 0),
      countries: countries.sort(byCountDescending)
    }
  };
}

const regionNameOf = (code: string): string => shortRegionName(regionOf(code)?.names.at(-1) ?? code);
