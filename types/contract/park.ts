import { type Static, Type } from '@sinclair/typebox';
import { Empty, Fen, Id, Nullable, oneOf, TimeMs } from './common';
import { ExpoPosition } from './expo';
import { OrganiserText } from './localText';
import { OperatorName } from './quote';
import { PictureUrl } from './upload';

const strict = { additionalProperties: false };
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const translated = (maxLength: number) => OrganiserText({ minLength: 1, maxLength });
const metres = Type.Integer({ minimum: 0, maximum: 10_000 });

/** Industries for which a park is made. */
export const parkIndustries = [
  'planting',
  'primaryProcessing',
  'deepProcessing',
  'blending',
  'testing',
  'storage',
  'trade',
  'equipment'
] as const;
export type ParkIndustry = (typeof parkIndustries)[number];

export const plotKinds = ['land', 'workshop', 'warehouse', 'shop', 'office'] as const;
export type PlotKind = (typeof plotKinds)[number];

export const plotStatuses = ['available', 'reserved', 'taken'] as const;
export type PlotStatus = (typeof plotStatuses)[number];

/** Unit of the price of a plot: a square metre rented for a month or a year, one that is sold, a mu that is sold. */
export const priceBases = ['m2Month', 'm2Year', 'm2', 'mu'] as const;
export type PriceBasis = (typeof priceBases)[number];

/** Land, workshop, warehouse, shop or office of a park. */
export const ParkPlot = Type.Object(
  {
    /** Number by which the park calls it, such as A-03. */
    no: text(12),
    kind: oneOf(plotKinds),
    areaM2: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
    /** Null where it is negotiable. */
    priceFen: Nullable(Fen),
    priceBasis: oneOf(priceBases),
    status: oneOf(plotStatuses),
    /** Such as load of the floor or height; empty without one. */
    note: OrganiserText({ maxLength: 60 }),
    /** Rectangle on the plan in metres from its upper left corner; null for one that is not drawn. */
    box: Nullable(Type.Object({ x: metres, y: metres, width: metres, height: metres }, strict))
  },
  strict
);
export type ParkPlot = Static<typeof ParkPlot>;

export const ParkContact = Type.Object(
  {
    office: translated(40),
    /** Manager to ask for; empty where the office alone is named. */
    person: Type.String({ maxLength: 20 }),
    phone: Type.String({ pattern: '^[0-9+-]{5,20}$' }),
    address: OrganiserText({ maxLength: 120 })
  },
  strict
);

const parkFacts = {
  /** Also part of the addresses of the page. */
  id: Type.String({ pattern: '^[a-z0-9-]{1,64}$' }),
  name: translated(40),
  /** Town and road. */
  location: translated(60),
  /** Null until it is on the map. */
  position: Nullable(ExpoPosition),
  intro: translated(500),
  areaMu: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  industries: Type.Array(oneOf(parkIndustries), { minItems: 1, maxItems: parkIndustries.length, uniqueItems: true }),
  /** Policies in a few characters each, such as rent-free months. */
  policyTags: Type.Array(translated(16), { maxItems: 8, uniqueItems: true }),
  pictureUrls: Type.Array(PictureUrl, { maxItems: 8 }),
  /** Size of the drawn site in metres; null without a plan. */
  plan: Nullable(
    Type.Object(
      { width: Type.Integer({ minimum: 10, maximum: 10_000 }), height: Type.Integer({ minimum: 10, maximum: 10_000 }) },
      strict
    )
  ),
  contact: ParkContact,
  brochure: Type.Array(Type.Object({ title: translated(40), text: translated(600) }, strict), { maxItems: 6 }),
  plots: Type.Array(ParkPlot, { maxItems: 80 })
};

/** A park that seeks companies. */
export const Park = Type.Object(parkFacts);
export type Park = Static<typeof Park>;

/** All that an operator writes of a park. Its `plots` replace those that it had. */
export const ParkForm = Type.Object(
  {
    ...parkFacts,
    /** Revision that was read; 0 creates the park. */
    revision: Type.Integer({ minimum: 0 })
  },
  strict
);
export type ParkForm = Static<typeof ParkForm>;

const ParkRecord = Type.Object({
  ...ParkForm.properties,
  isPublished: Type.Boolean(),
  updatedBy: Type.String(),
  updatedAtMs: TimeMs
});
export type ParkRecord = Static<typeof ParkRecord>;

export const parkCalls = {
  /** Returns the published parks with their plots, the one that was created first at the top. */
  'POST /api/front/spiceExpo/fuda/getBusinessAttraction': {
    input: Type.Object({}, strict),
    data: Type.Object({ parks: Type.Array(Park) })
  },
  /** Returns all parks, those that are not published too. */
  'POST /api/operator/expo/getParks': { data: Type.Array(ParkRecord), auth: 'operator' },
  /**
   * Creates a park, which is not published yet, or replaces it with its plots. Errors: CONFLICT `revision` when it was saved
   * since, VALIDATION `plots` for a number that occurs twice or a plot outside the plan.
   */
  'POST /api/operator/expo/savePark': {
    input: Type.Object({ operator: OperatorName, park: ParkForm }, strict),
    data: ParkRecord,
    auth: 'operator'
  },
  /** Publishes or withdraws a park. Idempotent. Errors: NOT_FOUND, CONFLICT `plots` for a park without plots. */
  'POST /api/operator/expo/setParkPublished': {
    input: Type.Object({ operator: OperatorName, id: Id, isPublished: Type.Boolean() }, strict),
    data: Empty,
    auth: 'operator'
  },
  /** Sets whether a plot is left. Idempotent. Error: NOT_FOUND. */
  'POST /api/operator/expo/setPlotStatus': {
    input: Type.Object(
      { operator: OperatorName, parkId: Id, no: Type.String({ maxLength: 12 }), status: oneOf(plotStatuses) },
      strict
    ),
    data: Empty,
    auth: 'operator'
  }
} as const;
