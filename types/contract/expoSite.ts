import { type Static, Type } from '@sinclair/typebox';
import { Id, Nullable, oneOf } from './common';
import { OrganiserText } from './localText';

/** A position in GCJ-02 degrees, as mainland maps use them. */
export const GeoPoint = Type.Object({
  latitude: Type.Number({ minimum: 3, maximum: 54 }),
  longitude: Type.Number({ minimum: 73, maximum: 136 })
});
export type GeoPoint = Static<typeof GeoPoint>;

/** Maps of WeChat take colours as text: RRGGBB, or RRGGBBAA. */
const Color = Type.String({ pattern: '^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$' });
const strokeWidth = Type.Integer({ minimum: 1, maximum: 20 });
const points = (minItems: number) => Type.Array(GeoPoint, { minItems, maxItems: 200 });

const siteMarkerKinds = ['venue', 'entrance', 'parking', 'bus', 'train'] as const;

export const SiteMarker = Type.Composite([
  GeoPoint,
  Type.Object({
    id: Type.Integer({ minimum: 1 }),
    kind: oneOf(siteMarkerKinds),
    title: OrganiserText({ minLength: 1, maxLength: 40 })
  })
]);
export type SiteMarker = Static<typeof SiteMarker>;

/** A line such as the route from the gate of the site to the entrance. */
export const SiteLine = Type.Object({
  points: points(2),
  color: Color,
  width: strokeWidth,
  dottedLine: Type.Boolean()
});
export type SiteLine = Static<typeof SiteLine>;

export const SitePolygon = Type.Object({
  points: points(3),
  strokeWidth,
  strokeColor: Color,
  fillColor: Color,
  /** Lengths of stroke and gap; an empty list is a solid line. */
  dashArray: Type.Array(Type.Integer({ minimum: 1, maximum: 50 }), { maxItems: 2 }),
  zIndex: Type.Integer({ minimum: 0, maximum: 10 })
});
export type SitePolygon = Static<typeof SitePolygon>;

export const SiteCircle = Type.Composite([
  GeoPoint,
  Type.Object({
    /** Metres. */
    radius: Type.Integer({ minimum: 1, maximum: 5000 }),
    color: Color,
    fillColor: Color,
    strokeWidth
  })
]);
export type SiteCircle = Static<typeof SiteCircle>;

const shapes = {
  name: OrganiserText({ minLength: 1, maxLength: 50 }),
  address: OrganiserText({ minLength: 1, maxLength: 100 }),
  markers: Type.Array(SiteMarker, { maxItems: 50 }),
  polylines: Type.Array(SiteLine, { maxItems: 20 }),
  polygons: Type.Array(SitePolygon, { maxItems: 20 }),
  circles: Type.Array(SiteCircle, { maxItems: 20 })
};

/** Venue of an expo and what a map shows around it. */
export const ExpoSite = Type.Composite([GeoPoint, Type.Object({ expoId: Id, ...shapes })]);
export type ExpoSite = Static<typeof ExpoSite>;

/** A site as the operator's file has it. */
export const ExpoSiteFile = Type.Composite([GeoPoint, Type.Object(shapes)], { additionalProperties: false });
export type ExpoSiteFile = Static<typeof ExpoSiteFile>;

export const expoSiteCalls = {
  /** Returns the venue of an expo with the shapes of its map, by default of the current one; null without one. */
  'POST /api/front/expo/getExpoSite': {
    input: Type.Object({ expoId: Type.Optional(Id) }, { additionalProperties: false }),
    data: Nullable(ExpoSite)
  }
} as const;
