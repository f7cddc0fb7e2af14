import { Type, type Static } from '@sinclair/typebox';
import { Nullable } from './common';
import { PlaceName } from './localText';

/** Six digits of GB/T 2260: a province, a city or a district. */
export const RegionCode = Type.String({ pattern: '^[1-9]\\d{5}$' });

const District = Type.Object({ code: RegionCode, name: PlaceName });
const City = Type.Object({ code: RegionCode, name: PlaceName, children: Type.Optional(Type.Array(District)) });
const Province = Type.Object({ code: RegionCode, name: PlaceName, children: Type.Optional(Type.Array(City)) });

/** A region, with those inside it. */
export interface Region {
  code: string;
  name: string;
  /** How much there is of what is looked for. */
  count?: number;
  children?: Region[];
}

/** A chosen region with the names on the way to it: 广西壮族自治区, 玉林市, 玉州区. */
export const RegionPath = Type.Object({ code: RegionCode, names: Type.Array(PlaceName, { maxItems: 3 }) });
export type RegionPath = Static<typeof RegionPath>;

/** A place as a device tells of it: latitude and longitude to a tenth of a degree, some ten kilometres. */
export const CoarsePosition = Type.String({ pattern: '^-?\\d{1,2}\\.\\d,-?\\d{1,3}\\.\\d$' });

/** A point that somebody picked on a map: degrees, GCJ-02. Which may stand is said by `@rules/mapPosition`. */
export const MapPosition = Type.Object(
  { latitude: Type.Number(), longitude: Type.Number() },
  { additionalProperties: false }
);
export type MapPosition = Static<typeof MapPosition>;

/** The city around a place. */
export const NearRegion = Type.Object({
  ...RegionPath.properties,
  /** False where an address still needs its district. */
  isExact: Type.Boolean()
});
export type NearRegion = Static<typeof NearRegion>;

export const regionCalls = {
  /** In which city a place is; null far from all of them. The place is not kept. Error: VALIDATION (`near` `range`). */
  'GET /api/front/region/near': {
    input: Type.Object({ near: CoarsePosition }, { additionalProperties: false }),
    data: Nullable(NearRegion)
  },
  /** Every province, city and district of the country, the same for everybody. */
  'GET /api/front/region/tree': { data: Type.Array(Province) }
} as const;
