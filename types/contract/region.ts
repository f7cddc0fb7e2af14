import { type Static, Type } from '@sinclair/typebox';
import { Nullable } from './common';
import { LocationName } from './localText';

/** Six-digit GB/T 2260 code of a province, city or district. */
export const RegionCode = Type.String({ pattern: '^[1-9]\\d{5}$' });

const District = Type.Object({ code: RegionCode, name: LocationName });
const City = Type.Object({ code: RegionCode, name: LocationName, children: Type.Optional(Type.Array(District)) });
const Province = Type.Object({ code: RegionCode, name: LocationName, children: Type.Optional(Type.Array(City)) });

/** A region with its child regions. */
export interface Region {
  code: string;
  name: string;
  /** Number of matches within the region. */
  count?: number;
  children?: Region[];
}

/** A selected region with its names from province to district: 广西壮族自治区, 玉林市, 玉州区. */
export const RegionPath = Type.Object({ code: RegionCode, names: Type.Array(LocationName, { maxItems: 3 }) });
export type RegionPath = Static<typeof RegionPath>;

/** Device location: latitude and longitude to a tenth of a degree, about ten kilometres. */
export const CoarsePosition = Type.String({ pattern: '^-?\\d{1,2}\\.\\d,-?\\d{1,3}\\.\\d$' });

/** A point picked on a map in GCJ-02 degrees; `@rules/mapPosition` validates it. */
export const MapPosition = Type.Object(
  { latitude: Type.Number(), longitude: Type.Number() },
  { additionalProperties: false }
);
export type MapPosition = Static<typeof MapPosition>;

/** City that contains a location. */
export const NearRegion = Type.Object({
  ...RegionPath.properties,
  /** False when an address still needs its district. */
  isExact: Type.Boolean()
});
export type NearRegion = Static<typeof NearRegion>;

export const regionCalls = {
  /**
   * Returns the city of a location, null far from all cities. The location is not stored. Error: VALIDATION (`near`
   * `range`).
   */
  'GET /api/front/region/near': {
    input: Type.Object({ near: CoarsePosition }, { additionalProperties: false }),
    data: Nullable(NearRegion)
  },
  /** Returns all provinces, cities and districts of the country; the response is the same for all callers. */
  'GET /api/front/region/tree': { data: Type.Array(Province) }
} as const;
