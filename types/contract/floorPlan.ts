import { type Static, Type } from '@sinclair/typebox';
import { exhibitorCategories } from '@rules/boothCategory';
import { Empty, Fen, Id, Nullable, oneOf } from './common';
import { OrganiserText } from './localText';

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

export type FacilityKind = (typeof facilityKinds)[number];

export const Facility = Type.Object({
  kind: oneOf(facilityKinds),
  x: Type.Number(),
  y: Type.Number()
});
export type Facility = Static<typeof Facility>;

export const Hall = Type.Object({
  id: Id,
  number: Type.Integer({ minimum: 1 }),
  name: OrganiserText(),
  /** The hall's upper left corner on the site, in metres. */
  x: Type.Number(),
  y: Type.Number(),
  outline: Polygon,
  facilities: Type.Array(Facility),
  booths: Type.Array(Booth)
});
export type Hall = Static<typeof Hall>;

/** Number of a booth, such as 1A01 or 2.1B120: hall, letter of the row, number within the row. */
export const BOOTH_NO_PATTERN = '^\\d{1,2}(\\.\\d)?[A-Z]\\d{2,3}$';
const BoothNo = Type.String({ pattern: BOOTH_NO_PATTERN });

export const FloorPlan = Type.Object({
  expoId: Id,
  /** Differs after every change of halls or booths. */
  version: Type.String(),
  halls: Type.Array(Hall)
});
export type FloorPlan = Static<typeof FloorPlan>;

/** A plan whose version the client has already: `halls` is null. */
const FloorPlanAnswer = Type.Object({ ...FloorPlan.properties, halls: Nullable(FloorPlan.properties.halls) });
export type FloorPlanAnswer = Static<typeof FloorPlanAnswer>;

/** An exhibitor's name on their booth. */
export const BoothExhibitor = Type.Object({
  boothNo: Type.String(),
  exhibitorId: Id,
  name: Type.String(),
  logo: Nullable(Type.String())
});
export type BoothExhibitor = Static<typeof BoothExhibitor>;

const strict = { additionalProperties: false };
const ExpoQuery = Type.Object({ expoId: Type.Optional(Id) }, strict);
const FloorPlanQuery = Type.Object(
  { expoId: Type.Optional(Id), version: Type.Optional(Type.String({ maxLength: 64 })) },
  strict
);

const BoothFavourites = Type.Object({ boothNos: Type.Array(Type.String()) });

const ImportReport = Type.Object({
  halls: Type.Integer(),
  booths: Type.Integer(),
  removedBooths: Type.Integer(),
  version: Type.String()
});
export type ImportReport = Static<typeof ImportReport>;

const OperatorBooth = Type.Object({
  ...Type.Omit(Booth, ['polygon']).properties,
  hallNumber: Type.Integer(),
  priceFen: Fen,
  isBookable: Type.Boolean()
});
export type OperatorBooth = Static<typeof OperatorBooth>;

export const floorPlanCalls = {
  /**
   * Returns the halls and booths of an expo, by default of the current one; null without one. With the version of the
   * present plan the answer has no halls.
   */
  'POST /api/front/expo/getFloorPlan': { input: FloorPlanQuery, data: Nullable(FloorPlanAnswer) },
  /** Returns who exhibits on which booth, in order of the booth's number; by default of the current expo. */
  'POST /api/front/expo/getBoothExhibitors': { input: ExpoQuery, data: Type.Array(BoothExhibitor) },
  /** Returns the numbers of the booths that a member marked, the latest first. */
  'POST /api/front/expo/listBoothFavourites': { input: ExpoQuery, data: BoothFavourites, auth: 'member' },
  /** Marks a booth or removes the mark. Idempotent. Error: NOT_FOUND for an unknown booth. */
  'POST /api/front/expo/setBoothFavourite': {
    input: Type.Object({ expoId: Id, boothNo: BoothNo, on: Type.Boolean() }, strict),
    data: Empty,
    auth: 'member'
  },
  /**
   * Replaces halls, booths and, where the file has one, the site of an expo: a JSON file (server/src/modules/floorPlan).
   * All or nothing. Errors: NOT_FOUND for an unknown expo, VALIDATION with the faults of halls and booths by number,
   * CONFLICT when a booth that the file lacks is in use.
   */
  'POST /api/operator/expo/importFloorPlan': {
    input: Type.Object({ expoId: Id, operator: Type.String({ minLength: 2, maxLength: 30 }) }, strict),
    data: ImportReport,
    multipart: true,
    inQuery: true,
    auth: 'operator'
  },
  /** Returns the booths of an expo in order of their number. */
  'GET /api/operator/expo/listBooths': {
    input: Type.Object({ expoId: Id }, strict),
    data: Type.Array(OperatorBooth),
    auth: 'operator'
  }
} as const;
