import type { GeoPoint, SiteMarker } from '@contract/expoSite';
import type { Tx } from '../../src/database/schema';
import { EXPO_ID, PAST_EXPO_ID } from './expo';

/** The invented venue, on a street of Yulin; degrees are GCJ-02. */
const VENUE: GeoPoint = { latitude: 22.6312, longitude: 110.1547 };

const COLORS = {
  route: '#1d5fae',
  site: '#c8281f',
  siteFill: '#c8281f1f',
  parking: '#0a7a49',
  parkingFill: '#0a7a4926'
};

/** Returns a point so many ten-thousandths of a degree (eleven metres) north and east of the venue. */
const at = (north: number, east: number): GeoPoint => ({
  latitude: Number((VENUE.latitude + north / 10_000).toFixed(6)),
  longitude: Number((VENUE.longitude + east / 10_000).toFixed(6))
});

const MARKERS: SiteMarker[] = [
  { id: 1, kind: 'venue', title: '玉林国际香料交易市场（演示）', ...VENUE },
  { id: 2, kind: 'entrance', title: '南登录厅入口', ...at(-14, 0) },
  { id: 3, kind: 'parking', title: 'P1 停车场', ...at(-12, -28) },
  { id: 4, kind: 'bus', title: '香料市场公交站', ...at(-26, 12) },
  { id: 5, kind: 'train', title: '火车站接驳点', ...at(-26, -14) }
];

/** Inserts the site of both expos of the demo: they are at the same venue. */
export async function seedSite(tx: Tx): Promise<void> {
  const shapes = {
    markers: JSON.stringify(MARKERS),
    polylines: JSON.stringify([
      { points: [at(-26, 12), at(-21, 12), at(-21, 0), at(-14, 0)], color: COLORS.route, width: 5, dottedLine: false },
      { points: [at(-12, -28), at(-21, -28), at(-21, 0)], color: COLORS.route, width: 4, dottedLine: true }
    ]),
    polygons: JSON.stringify([
      {
        points: [at(14, -20), at(14, 20), at(-14, 20), at(-14, -20)],
        strokeWidth: 2,
        strokeColor: COLORS.site,
        fillColor: COLORS.siteFill,
        dashArray: [6, 4],
        zIndex: 1
      }
    ]),
    circles: JSON.stringify([
      { ...at(-12, -28), radius: 60, color: COLORS.parking, fillColor: COLORS.parkingFill, strokeWidth: 2 }
    ])
  };
  await tx
    .insertInto('expo_site')
    .values(
      [EXPO_ID, PAST_EXPO_ID].map((expoId) => ({
        expo_id: expoId,
        name: '玉林国际香料交易市场（演示）',
        address: '广西玉林市玉州区香都大道 1 号（演示地址）',
        ...VENUE,
        ...shapes
      }))
    )
    .execute();
}
