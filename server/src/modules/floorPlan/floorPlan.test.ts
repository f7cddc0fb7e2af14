import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { type TestApp, testApp } from '../../testing/testApp';

const plan = 'POST /api/front/expo/getFloorPlan';

describe('floor plan', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  it('is null for an expo without halls', async () => {
    assert.equal(await server.api.call(plan, { expoId: 'unknown' }), null);
  });

  it('has six halls and more than 400 booths, each with a number of its own inside its hall', async () => {
    const halls = (await server.api.call(plan, {}))?.halls ?? [];
    assert.deepEqual(
      halls.map(({ number }) => number),
      [1, 2, 3, 4, 5, 6]
    );
    const booths = halls.flatMap((hall) => hall.booths);
    assert(booths.length > 400);
    assert.equal(new Set(booths.map(({ no }) => no)).size, booths.length);
    for (const hall of halls) {
      const width = Math.max(...hall.outline.filter((_, index) => index % 2 === 0));
      const depth = Math.max(...hall.outline.filter((_, index) => index % 2 === 1));
      for (const { polygon } of hall.booths) {
        polygon.forEach((value, index) => assert(value >= 0 && value <= (index % 2 === 0 ? width : depth)));
      }
    }
  });

  it('has a version, with which its halls are not sent again', async () => {
    const { version, halls } = (await server.api.call(plan, {}))!;
    assert(halls);
    assert.deepEqual(await server.api.call(plan, { version }), { expoId: 'expo-demo', version, halls: null });
    assert.deepEqual((await server.api.call(plan, { version: 'older' }))?.halls, halls);
  });

  it('names the exhibitor of each booth that one has, once for each booth', async () => {
    const exhibitors = await server.api.call('POST /api/front/expo/getBoothExhibitors', {});
    const { halls } = (await server.api.call(plan, {}))!;
    const numbers = new Set(halls!.flatMap(({ booths }) => booths.map(({ no }) => no)));
    assert(exhibitors.length > 100);
    assert(exhibitors.every(({ boothNo, name }) => numbers.has(boothNo) && name !== ''));
    assert.equal(new Set(exhibitors.map(({ boothNo }) => boothNo)).size, exhibitors.length);
  });

  it('comes with the venue and the shapes of its map, and null for an unknown expo', async () => {
    const site = (await server.api.call('POST /api/front/expo/getExpoSite', {}))!;
    assert.equal(site.expoId, 'expo-demo');
    assert.equal(new Set(site.markers.map(({ id }) => id)).size, site.markers.length);
    assert(site.markers.some(({ kind }) => kind === 'entrance'));
    assert(site.polylines.length > 0 && site.polygons.length > 0 && site.circles.length > 0);
    assert.equal(await server.api.call('POST /api/front/expo/getExpoSite', { expoId: 'unknown' }), null);
  });

  it('is that of the current expo by default, and null between expos', async () => {
    assert.equal((await server.api.call(plan, {}))?.expoId, 'expo-demo');
    server.advance(17 * DAY_MS);
    assert.equal(await server.api.call(plan, {}), null);
    assert.equal((await server.api.call(plan, { expoId: 'expo-past' }))?.expoId, 'expo-past');
  });
});
