import type { MapPosition, NearRegion, Region } from '@contract/region';
import { MAX_STREET } from '@rules/address';
import type { PickedLocation } from '@/platform/pickLocation.types';
import { findRegionInText } from '../region/findRegionInText';

/** A place on the map as an address has it. */
export interface LocationAddress {
  position: MapPosition;
  /** Null when the map names none. */
  region: NearRegion | null;
  /** Street and name, as long as a street may be; empty for a point that has neither. */
  street: string;
}

/** What is said of the country stands before every address. */
const COUNTRY_PREFIX = /^中国/;

/** @param tree every region of the country */
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

/** The map often says in the name what stands in the address as well. */
function mergeStreetAndName(street: string, name: string): string {
  if (street.includes(name)) return street;
  return name.includes(street) ? name : `${street}${name}`;
}
