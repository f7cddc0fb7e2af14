import type { ExpoSite } from '@contract/expoSite';
import type { Degrees } from '@/lib/gcj02';
import { buildExpoSite } from '@/testing/buildFloorPlan';
import { deferred } from '@/testing/deferred';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { SiteMapStore } from './SiteMap.store';

const here = { latitude: 22.66, longitude: 110.18 };

type Answer = Degrees | 'refused' | null;

async function open(readDevicePosition = jest.fn((): Promise<Answer> => Promise.resolve(here))) {
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

  it('reads no position while the map is hidden, and goes on when it is shown again', async () => {
    const { store, readDevicePosition } = await open();
    store.resumeLocating();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(readDevicePosition).not.toHaveBeenCalled();
    await store.locate();
    store.pauseLocating();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(readDevicePosition).toHaveBeenCalledTimes(1);
    store.resumeLocating();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(readDevicePosition).toHaveBeenCalledTimes(2);
  });

  it('reads no position again when the map was left before the first one came', async () => {
    const first = deferred<Answer>();
    const { store, readDevicePosition } = await open(jest.fn(() => first.promise));
    const locating = store.locate();
    store.stopLocating();
    first.resolve(here);
    await locating;
    expect(store.position).toBeNull();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(readDevicePosition).toHaveBeenCalledTimes(1);
  });

  it('asks once while an answer is awaited', async () => {
    const first = deferred<Answer>();
    const { store, readDevicePosition } = await open(jest.fn(() => first.promise));
    const locating = [store.locate(), store.locate()];
    first.resolve(here);
    expect(await Promise.all(locating)).toEqual([true, true]);
    expect(readDevicePosition).toHaveBeenCalledTimes(1);
    store.stopLocating();
  });

  it.each([null, 'refused' as const])('reads no position again when the first answer is %s', async (answer) => {
    const { store, readDevicePosition } = await open(jest.fn(() => Promise.resolve(answer)));
    expect(await store.locate()).toBe(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(readDevicePosition).toHaveBeenCalledTimes(1);
  });

  it('keeps the last position while the device does not know it, and ends with a later refusal', async () => {
    const answers: Answer[] = [here, null, 'refused'];
    const { store, readDevicePosition } = await open(jest.fn(() => Promise.resolve(answers.shift() ?? null)));
    await store.locate();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(store.position).toEqual(here);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(store.position).toBeNull();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(readDevicePosition).toHaveBeenCalledTimes(3);
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
