import { observable, runInAction } from 'mobx';
import type { FloorPlan, FloorPlanAnswer } from '@contract/floorPlan';
import { buildApiError } from '@/testing/buildApiError';
import { buildBoothExhibitor, buildFloorPlan } from '@/testing/buildFloorPlan';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { whenIdle } from '@/testing/whenIdle';
import { ExpoPlanStore } from './ExpoPlan.store';

function fakeSaved(plan: FloorPlan | null = null) {
  const saved = {
    floorPlan: plan,
    floorPlanSavedAtMs: plan ? 500 : 0,
    save(next: FloorPlan, nowMs: number) {
      saved.floorPlan = next;
      saved.floorPlanSavedAtMs = nowMs;
    },
    clear() {
      saved.floorPlan = null;
    }
  };
  return saved;
}

const noFavourites = {
  getBoothExhibitors: () => Promise.resolve([]),
  listBoothFavourites: () => Promise.resolve({ boothNos: [] }),
  setBoothFavourite: () => Promise.resolve(null)
};

function open(saved = fakeSaved()) {
  const session = observable({ isLoggedIn: false });
  const api = {
    getFloorPlan: jest.fn((_version?: string): Promise<FloorPlanAnswer | null> => Promise.resolve(buildFloorPlan())),
    getBoothExhibitors: () => Promise.resolve([buildBoothExhibitor()]),
    listBoothFavourites: () => Promise.resolve({ boothNos: ['1A01'] }),
    setBoothFavourite: jest.fn((): Promise<unknown> => Promise.resolve(null))
  };
  const store = new ExpoPlanStore(api, session, saved, () => 1000);
  return { store, api, session, saved };
}

describe('ExpoPlanStore', () => {
  it('shows the first hall, and that of a booth that is chosen before the plan is there', async () => {
    const first = open();
    first.store.start();
    await whenIdle();
    expect(first.store.hall?.number).toBe(1);
    const other = open();
    other.store.start('2B01');
    await whenIdle();
    expect(other.store.hall?.number).toBe(2);
    expect(other.store.selected?.exhibitor?.name).toBe('桂南香叶供应链');
  });

  it('asks with the version of the saved plan and keeps its halls when they are unchanged', async () => {
    const { store, api, saved } = open(fakeSaved(buildFloorPlan()));
    expect(store.status).toBe('ready');
    api.getFloorPlan.mockResolvedValue({ expoId: 'expo', version: 'v1', halls: null });
    await store.load();
    expect(api.getFloorPlan).toHaveBeenCalledWith('v1');
    expect(store.halls).toHaveLength(2);
    expect(saved.floorPlanSavedAtMs).toBe(1000);
  });

  it('shows the saved plan with its time when the server cannot be reached', async () => {
    const { store, api } = open(fakeSaved(buildFloorPlan()));
    api.getFloorPlan.mockRejectedValue(buildApiError('NETWORK'));
    await store.load();
    expect(store.status).toBe('ready');
    expect(store.staleSinceMs).toBe(500);
  });

  it('is empty when no expo has a plan, also one that was saved', async () => {
    const { store, api, saved } = open(fakeSaved(buildFloorPlan()));
    api.getFloorPlan.mockResolvedValue(null);
    await store.load();
    expect(store.status).toBe('empty');
    expect(saved.floorPlan).toBeNull();
  });

  it('finds booths by number and by exhibitor over all halls', async () => {
    const { store } = open();
    await store.load();
    store.search('a01');
    expect(store.found.map(({ booth }) => booth.no)).toEqual(['1A01', '2A01']);
    store.search('桂南');
    expect(store.found.map(({ booth }) => booth.no)).toEqual(['2B01']);
    store.search('  ');
    expect(store.found).toEqual([]);
  });

  it('filters by category, in the hall that has booths of it', async () => {
    const { store } = open();
    await store.load();
    store.filterBy('extract');
    expect(store.hall?.number).toBe(2);
    expect(store.halls.flatMap(({ booths }) => booths).filter(store.isFaded)).toHaveLength(2);
    store.filterBy('extract');
    expect(store.category).toBeNull();
  });

  it('marks a favourite at once and takes it back when the server fails', async () => {
    const { store, api, session } = open();
    runInAction(() => (session.isLoggedIn = true));
    await store.load();
    expect([...store.starred]).toEqual(['1A01']);
    await store.setFavourite('1A02', true);
    expect([...store.starred]).toEqual(['1A02', '1A01']);
    api.setBoothFavourite.mockRejectedValue(buildApiError('NETWORK'));
    await expect(store.setFavourite('1A01', false)).rejects.toBeDefined();
    expect(store.starred.has('1A01')).toBe(true);
    store.filterFavourites(true);
    expect(store.isFaded(store.halls[1]!.booths[0]!)).toBe(true);
  });
});

testLateAnswers<FloorPlanAnswer | null>('a floor plan', {
  setup: (getFloorPlan) => {
    const store = new ExpoPlanStore({ ...noFavourites, getFloorPlan }, { isLoggedIn: false }, fakeSaved());
    return { load: store.load, shown: () => (store.halls.length > 0 ? store.halls : null) };
  },
  older: buildFloorPlan({ halls: buildFloorPlan().halls.slice(0, 1) }),
  newer: buildFloorPlan(),
  view: (plan) => plan?.halls
});
