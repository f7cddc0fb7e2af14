import type { ExpoSite } from '@contract/expoSite';
import type { Degrees } from '@/lib/gcj02';
import { buildExpoSite } from '@/testing/buildFloorPlan';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { SiteMapStore } from './SiteMap.store';

const here = { latitude: 22.66, longitude: 110.18 };

async function open(readDevicePosition = jest.fn((): Promise<Degrees | null> => Promise.resolve(here))) {
  const store = new SiteMapStore({ getExpoSite: () => Promise.resolve(buildExpoSite()), readDevicePosition });
  await store.load();
  return { store, readDevicePosition };
}

describe('SiteMapStore', () => {
  it('begins at the venue with zoom 16, and zooms between 5 and 18', async () => {
    const { store } = await open();
    expect([store.centre.latitude, store.zoom]).toEqual([22.6586, 16]);
    store.zoomBy(5);
    expect(store.zoom).toBe(18);
    store.setView(here, 2);
    expect([store.centre, store.zoom]).toEqual([here, 5]);
  });

  it('moves to a marker, and fails with the message of WeChat for an unknown one', async () => {
    const { store } = await open();
    store.focusMarker(2);
    expect(store.selected?.title).toBe('P1 停车场');
    expect(store.centre.longitude).toBe(110.171);
    expect(() => store.focusMarker(9)).toThrow('fail not found');
    expect(store.selectedId).toBe(2);
  });

  it('reads the own position every 30 seconds until it is stopped', async () => {
    const { store, readDevicePosition } = await open();
    expect(await store.locate()).toBe(true);
    expect(store.position).toEqual(here);
    expect(store.centre).toEqual(here);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(readDevicePosition).toHaveBeenCalledTimes(3);
    store.stopLocating();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(readDevicePosition).toHaveBeenCalledTimes(3);
  });

  it('reads no position again after a refusal', async () => {
    const { store, readDevicePosition } = await open(jest.fn(() => Promise.resolve(null)));
    expect(await store.locate()).toBe(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(readDevicePosition).toHaveBeenCalledTimes(1);
  });
});

testLateAnswers<ExpoSite | null>('the site of an expo', {
  setup: (getExpoSite) => {
    const store = new SiteMapStore({ getExpoSite, readDevicePosition: () => Promise.resolve(null) });
    return { load: store.load, shown: () => store.value };
  },
  older: buildExpoSite({ name: 'older' }),
  newer: buildExpoSite({ name: 'newer' })
});
