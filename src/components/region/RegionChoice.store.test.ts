import type { Region } from '@contract/region';
import { RegionChoiceStore } from './RegionChoice.store';

const tree: Region[] = [
  {
    code: '110000',
    name: '北京市',
    children: [{ code: '110100', name: '北京市', children: [{ code: '110101', name: '东城区' }] }]
  },
  {
    code: '450000',
    name: '广西壮族自治区',
    children: [
      {
        code: '450900',
        name: '玉林市',
        children: [
          { code: '450902', name: '玉州区' },
          { code: '450903', name: '福绵区' }
        ]
      },
      { code: '451000', name: '百色市', children: [{ code: '451002', name: '右江区' }] }
    ]
  },
  { code: '810000', name: '香港特别行政区' }
];
const setupStore = async (code?: string, depth?: 1 | 2 | 3) => {
  const store = new RegionChoiceStore({ getRegions: () => Promise.resolve(tree) }, depth);
  await store.open(code);
  return store;
};
const choose = (store: RegionChoiceStore, name: string) => {
  const region = store.options.find((option) => option.name === name);
  if (!region) throw new Error(`${name} cannot be chosen`);
  store.choose(region);
};

describe('RegionChoiceStore', () => {
  it('exposes a loading error and recovers on the next attempt', async () => {
    let isDown = true;
    const store = new RegionChoiceStore({
      getRegions: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(tree))
    });
    await store.open(undefined);
    expect(store.error).toBeInstanceOf(Error);
    isDown = false;
    await store.open(undefined);
    expect([store.error, store.isLoaded]).toEqual([undefined, true]);
  });

  it('returns no path before a district is chosen', async () => {
    const store = await setupStore();
    choose(store, '广西壮族自治区');
    expect(store.path).toBeUndefined();
    choose(store, '玉林市');
    expect(store.path).toBeUndefined();
    choose(store, '玉州区');
    expect(store.path).toEqual({ code: '450902', names: ['广西壮族自治区', '玉林市', '玉州区'] });
  });

  it('allows another choice at the last level', async () => {
    const store = await setupStore('450902');
    choose(store, '福绵区');
    expect(store.path?.code).toBe('450903');
  });

  it('needs two taps for a municipality and names it once', async () => {
    const store = await setupStore();
    choose(store, '北京市');
    expect(store.steps).toEqual(['北京市', '北京市', '东城区'].slice(0, store.steps.length));
    if (!store.path) choose(store, '东城区');
    expect(store.path).toEqual({ code: '110101', names: ['北京市', '东城区'] });
  });

  it('completes at a region without children or at the requested depth', async () => {
    const hongKong = await setupStore();
    choose(hongKong, '香港特别行政区');
    expect(hongKong.path?.code).toBe('810000');
    const city = await setupStore(undefined, 2);
    choose(city, '广西壮族自治区');
    choose(city, '玉林市');
    expect(city.path).toEqual({ code: '450900', names: ['广西壮族自治区', '玉林市'] });
  });

  it('returns the chosen province as the current path, and null for the whole country', async () => {
    const store = await setupStore();
    expect(store.currentPath).toBeNull();
    choose(store, '广西壮族自治区');
    expect(store.path).toBeUndefined();
    expect(store.currentPath).toEqual({ code: '450000', names: ['广西壮族自治区'] });
  });

  it('returns to an earlier level', async () => {
    const store = await setupStore('450902');
    store.returnToLevel(1);
    expect(store.options.map(({ name }) => name)).toEqual(['玉林市', '百色市']);
  });
});
