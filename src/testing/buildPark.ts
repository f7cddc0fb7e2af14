import type { Park, ParkPlot } from '@contract/park';

export function buildPlot(plot: Partial<ParkPlot> = {}): ParkPlot {
  return {
    no: 'A-01',
    kind: 'workshop',
    areaM2: 2400,
    priceFen: 1100,
    priceBasis: 'm2Month',
    status: 'available',
    note: '单层',
    box: { x: 20, y: 20, width: 80, height: 60 },
    ...plot
  };
}

/** Builds a park with a workshop that is left and land that is taken. */
export function buildPark(park: Partial<Park> = {}): Park {
  return {
    id: 'k1',
    name: '福达香料市场园',
    location: '玉州区香料大道',
    position: { latitude: 22.6, longitude: 110.1 },
    intro: '前店后仓',
    areaMu: 680,
    industries: ['trade', 'storage'],
    policyTags: ['首年免租'],
    pictureUrls: [],
    plan: { width: 400, height: 200 },
    contact: { office: '园区招商部', person: '梁女士', phone: '0775-3850031', address: '香料大道 1 号' },
    brochure: [{ title: '交通', text: '离高速口 6 公里' }],
    plots: [buildPlot(), buildPlot({ no: 'D-01', kind: 'land', priceFen: null, priceBasis: 'mu', status: 'taken' })],
    ...park
  };
}
