import type { MapPosition, NearRegion, Region } from '@contract/region';
import { MAX_STREET } from '@rules/address';
import type { PickedLocation } from '@/platform/pickLocation/types';
import { findRegionInText } from '../region/findRegionInText';

/** Address parts of a picked map location. */
export interface LocationAddress {
  position: MapPosition;
  /** Null when the map names none. */
  region: NearRegion | null;
  /** Street and name, cut to the maximum length; empty for a point without either. */
  street: string;
}

/** Map addresses may begin with the country. */
const COUNTRY_PREFIX = /^中国/;

/**
 * Splits a picked location into region and street.
 * @param tree all regions of the country
 */
export function locationToAddress(
  { name, address, ...position }: PickedLocation,
  tree: readonly Region[]
): LocationAddress {
  const text = address.trim().replace(COUNTRY_PREFIX, '');
  const found = findRegionInText(text, tree);
  const rest = found ? `${text.slice(0, found.start)}${text.slice(found.end)}` : text;
  const street = [...mergeStreetAndName(rest.trim(), name.trim())].slice(0, MAX_STREET).join('');
  return { position, region: found ? { code: found.code, names: found.names, isExact: found.isExact } : null, street };
}

/** Joins street and name; the map often repeats one in the other. */
function mergeStreetAndName(street: string, name: string): string {
  if (street.includes(name)) return street;
  return name.includes(street) ? name : `${street}${name}`;
}
