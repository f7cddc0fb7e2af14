import { type Static, Type } from '@sinclair/typebox';
import { Id, Nullable, oneOf } from './common';

/** Where a booth's goods belong: each colour of the plan is one of them. */
export const exhibitorCategories = ['rawSpice', 'extract', 'seasoning', 'equipment', 'import', 'regional'] as const;
export const ExhibitorCategory = oneOf(exhibitorCategories);
export type ExhibitorCategory = (typeof exhibitorCategories)[number];

const facilityKinds = ['entrance', 'exit', 'toilet', 'information', 'firstAid', 'catering'] as const;

/** A standard booth is 3 m × 3 m, a corner booth is open on two sides, raw space has no walls. */
export const boothSizes = ['standard', 'corner', 'rawSpace'] as const;
export type BoothSize = (typeof boothSizes)[number];

/** A polygon in metres of its hall: x1, y1, x2, y2, …, from the upper left corner. */
export const Polygon = Type.Array(Type.Number(), { minItems: 6 });

export const Booth = Type.Object({
  /** Such as 1A01. */
  no: Type.String(),
  polygon: Polygon,
  size: oneOf(boothSizes),
  areaM2: Type.Integer({ minimum: 1 }),
  category: ExhibitorCategory
});
export type Booth = Static<typeof Booth>;

export const Facility = Type.Object({
  kind: oneOf(facilityKinds),
  x: Type.Number(),
  y: Type.Number()
});
export type Facility = Static<typeof Facility>;

export const Hall = Type.Object({
  id: Id,
  number: Type.Integer({ minimum: 1 }),
  name: Type.String(),
  /** The hall's upper left corner on the site, in metres. */
  x: Type.Number(),
  y: Type.Number(),
  outline: Polygon,
  facilities: Type.Array(Facility),
  booths: Type.Array(Booth)
});
export type Hall = Static<typeof Hall>;

export const FloorPlan = Type.Object({ expoId: Id, halls: Type.Array(Hall) });
export type FloorPlan = Static<typeof FloorPlan>;

const FloorPlanQuery = Type.Object({ expoId: Type.Optional(Id) }, { additionalProperties: false });

export const floorPlanCalls = {
  /** Returns the halls and booths of an expo, by default of the current one; null without one. */
  'POST /api/front/expo/getFloorPlan': { input: FloorPlanQuery, data: Nullable(FloorPlan) }
} as const;
