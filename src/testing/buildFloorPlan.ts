import type { ExpoSite } from '@contract/expoSite';
import type { Booth, BoothExhibitor, FloorPlan, Hall } from '@contract/floorPlan';

/** Returns a booth of three by three metres with its upper left corner at a point of its hall. */
export function buildBooth(no: string, [x, y]: [number, number] = [0, 0], changes: Partial<Booth> = {}): Booth {
  return {
    no,
    polygon: [x, y, x + 3, y, x + 3, y + 3, x, y + 3],
    size: 'standard',
    areaM2: 9,
    category: 'rawSpice',
    ...changes
  };
}

export function buildHall(number = 1, changes: Partial<Hall> = {}): Hall {
  return {
    id: `hall-${number}`,
    number,
    name: number === 1 ? '原料馆' : '精油馆',
    x: 0,
    y: 0,
    outline: [0, 0, 66, 0, 66, 42, 0, 42],
    facilities: [{ kind: 'entrance', x: 33, y: 42 }],
    booths: [buildBooth(`${number}A01`, [10, 30]), buildBooth(`${number}A02`, [13, 30])],
    ...changes
  };
}

export function buildFloorPlan(changes: Partial<FloorPlan> = {}): FloorPlan {
  const extract = buildHall(2, {
    booths: [
      buildBooth('2A01', [10, 30], { category: 'extract' }),
      buildBooth('2B01', [10, 20], { category: 'extract' })
    ]
  });
  return { expoId: 'expo', version: 'v1', halls: [buildHall(1), extract], ...changes };
}

export function buildBoothExhibitor(changes: Partial<BoothExhibitor> = {}): BoothExhibitor {
  return { boothNo: '2B01', exhibitorId: 'exhibitor-1', name: '桂南香叶供应链', logo: null, ...changes };
}

export function buildExpoSite(changes: Partial<ExpoSite> = {}): ExpoSite {
  const venue = { latitude: 22.6586, longitude: 110.1742 };
  return {
    expoId: 'expo',
    name: '香料交易市场',
    address: '二环北路 168 号',
    ...venue,
    markers: [
      { id: 1, kind: 'venue', title: '香料交易市场', ...venue },
      { id: 2, kind: 'parking', title: 'P1 停车场', latitude: 22.657, longitude: 110.171 }
    ],
    polylines: [
      { points: [venue, { latitude: 22.657, longitude: 110.171 }], color: '#1d5fae', width: 4, dottedLine: true }
    ],
    polygons: [],
    circles: [],
    ...changes
  };
}
