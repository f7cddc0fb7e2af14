import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { citiesByDistance, cityPositions, distanceKm } from './cityPositions';
import { regionTree } from './region.service';

/** No prefecture is farther from its provincial capital; Inner Mongolia and Xinjiang are the widest. */
const FARTHEST_KM = 1_800;

const at = (city: string) => {
  const position = cityPositions.get(city);
  assert(position, city);
  return position;
};

describe('positions of cities', () => {
  it('exist for every prefecture of a region, and for nothing else', () => {
    const known = regionTree.flatMap(({ code, children }) =>
      (children ?? [{ code }]).map((city) => city.code.slice(0, 4))
    );
    assert.deepEqual([...cityPositions.keys()].sort(), [...new Set(known)].sort());
  });

  it('are within their province', () => {
    for (const [city, position] of cityPositions) {
      const capital = cityPositions.get(`${city.slice(0, 2)}01`) ?? position;
      assert.ok(distanceKm(capital, position) < FARTHEST_KM, `${city} is ${distanceKm(capital, position)} km away`);
    }
  });

  it('are as far apart as maps say', () => {
    for (const [one, other, km] of [
      ['1101', '3101', 1_068],
      ['4509', '4501', 187],
      ['5101', '4401', 1_230],
      ['6501', '2301', 3_050]
    ] as const) {
      const found = distanceKm(at(one), at(other));
      assert.ok(Math.abs(found - km) / km < 0.03, `${one} to ${other}: ${found} km`);
    }
  });

  it('are sorted by distance, a province at its capital', () => {
    const cities = citiesByDistance({ latitude: 22.6, longitude: 110.2 });
    assert.deepEqual(cities[0], { city: '4509', km: 0 });
    const guangxi = cities.find(({ city }) => city === '4500');
    assert.equal(guangxi?.km, cities.find(({ city }) => city === '4501')?.km);
  });
});
