import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { oneOf } from '@contract/common';
import { ExpoSiteFile } from '@contract/expoSite';
import { BOOTH_NO_PATTERN, boothSizes, ExhibitorCategory, Facility, Polygon } from '@contract/floorPlan';
import { boundsMeet, boundsOf, doOverlap, isWithin } from '@rules/polygon';

const strict = { additionalProperties: false };
const metres = { minimum: 0, maximum: 2000 };

const BoothEntry = Type.Object(
  {
    no: Type.String({ pattern: BOOTH_NO_PATTERN }),
    polygon: Type.Intersect([Polygon, Type.Array(Type.Number(metres), { maxItems: 64 })]),
    size: oneOf(boothSizes),
    areaM2: Type.Integer({ minimum: 1, maximum: 5000 }),
    category: ExhibitorCategory,
    priceFen: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
    isBookable: Type.Boolean()
  },
  strict
);
type BoothEntry = Static<typeof BoothEntry>;

const HallEntry = Type.Object(
  {
    number: Type.Integer({ minimum: 1, maximum: 99 }),
    name: Type.String({ minLength: 1, maxLength: 30 }),
    x: Type.Number(metres),
    y: Type.Number(metres),
    outline: Type.Intersect([Polygon, Type.Array(Type.Number(metres), { maxItems: 128 })]),
    facilities: Type.Array(Facility, { maxItems: 100 }),
    booths: Type.Array(BoothEntry, { minItems: 1, maxItems: 2000 })
  },
  strict
);
export type HallEntry = Static<typeof HallEntry>;

/** The operator's file: all halls of an expo with their booths, and optionally its site. */
const PlanFile = Type.Object(
  { halls: Type.Array(HallEntry, { minItems: 1, maxItems: 40 }), site: Type.Optional(ExpoSiteFile) },
  strict
);
export type PlanFile = Static<typeof PlanFile>;

/** Why a file is refused, by what is wrong in it: a path of the file, or the number of a booth. */
type PlanFaults = Record<string, string>;

/** Refusals name as many faults as an answer has room for. */
const MAX_FAULTS = 20;

/** Parses the operator's file: its content, or its faults. */
export function parsePlanFile(bytes: Buffer): { plan: PlanFile } | { faults: PlanFaults } {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    return { faults: { file: 'unreadable' } };
  }
  if (!Value.Check(PlanFile, value)) return { faults: limited(schemaFaults(value)) };
  const faults = limited(geometryFaults(value));
  return Object.keys(faults).length === 0 ? { plan: value } : { faults };
}

function limited(faults: Iterable<[string, string]>): PlanFaults {
  const kept: PlanFaults = {};
  for (const [where, why] of faults) {
    kept[where] ??= why;
    if (Object.keys(kept).length === MAX_FAULTS) break;
  }
  return kept;
}

function* schemaFaults(value: unknown): Iterable<[string, string]> {
  for (const { path } of Value.Errors(PlanFile, value)) {
    yield [path.slice(1).replaceAll('/', '.') || 'file', path.endsWith('/no') ? 'boothNo' : 'format'];
  }
}

function* geometryFaults({ halls }: PlanFile): Iterable<[string, string]> {
  const numbers = new Set<number>();
  const nos = new Set<string>();
  for (const hall of halls) {
    if (numbers.has(hall.number)) yield [`hall ${hall.number}`, 'duplicate'];
    numbers.add(hall.number);
    if (hall.outline.length % 2 !== 0) yield [`hall ${hall.number}`, 'polygon'];
    for (const booth of hall.booths) {
      if (nos.has(booth.no)) yield [booth.no, 'duplicate'];
      nos.add(booth.no);
      if (Number(/^\d+/.exec(booth.no)?.[0]) !== hall.number) yield [booth.no, 'hall'];
      if (booth.polygon.length % 2 !== 0) yield [booth.no, 'polygon'];
      else if (!isWithin(booth.polygon, hall.outline)) yield [booth.no, 'outsideHall'];
    }
    yield* overlaps(hall.booths);
  }
}

/** Compares neighbours only: sorted by their left edge, the search ends where booths begin right of the first one. */
function* overlaps(booths: readonly BoothEntry[]): Iterable<[string, string]> {
  const sorted = booths
    .map(({ no, polygon }) => ({ no, polygon, bounds: boundsOf(polygon) }))
    .sort((one, other) => one.bounds.left - other.bounds.left);
  for (const [index, one] of sorted.entries()) {
    for (const other of sorted.slice(index + 1)) {
      if (other.bounds.left > one.bounds.right) break;
      if (boundsMeet(one.bounds, other.bounds) && doOverlap(one.polygon, other.polygon)) {
        yield [other.no, `overlaps ${one.no}`];
      }
    }
  }
}
