import type { Address, AddressChange, NewAddress } from '@contract/address';
import type { Region } from '@contract/region';
import { buildAddress } from '@/testing/buildAddress';
import { AddressEditStore } from './AddressEdit.store';

const tree: Region[] = [
  {
    code: '450000',
    name: '广西壮族自治区',
    children: [{ code: '450900', name: '玉林市', children: [{ code: '450902', name: '玉州区' }] }]
  }
];

const yuzhou = { code: '450902', names: ['广西壮族自治区', '玉林市', '玉州区'] };
const yulin = { code: '450900', names: ['广西壮族自治区', '玉林市'], isExact: false };
const position = { latitude: 22.66, longitude: 110.17 };

let savedAddresses: Address[];
let sent: (NewAddress | AddressChange)[];
let failure: Error | undefined;
let requestIdCount = 0;
const save = (fields: NewAddress | AddressChange) => {
  sent.push(fields);
  return failure ? Promise.reject(failure) : Promise.resolve(buildAddress());
};
const api = {
  listAddresses: () => Promise.resolve(savedAddresses),
  createAddress: save,
  changeAddress: save,
  getRegions: () => Promise.resolve(tree),
  newRequestId: () => Promise.resolve(`request-${(requestIdCount += 1)}`)
};
async function setupStore(id?: string): Promise<AddressEditStore> {
  const store = new AddressEditStore(api, id);
  await store.load();
  return store;
}
const pasted = '张三 13800138000 广西玉林市玉州区二环北路1号';

beforeEach(() => {
  savedAddresses = [];
  sent = [];
  failure = undefined;
});

describe('AddressEditStore', () => {
  it('does not send an invalid address and reports all errors at once', async () => {
    const store = await setupStore();
    expect(store.problems).toEqual({});
    expect(await store.save()).toBe('invalid');
    expect(sent).toEqual([]);
    expect(store.problems).toEqual({
      receiver: 'required',
      mobile: 'required',
      region: 'required',
      street: 'required'
    });
  });

  it('shows a field error only after the field was left', async () => {
    const store = await setupStore();
    store.set('receiver', '张');
    expect(store.problems).toEqual({});
    store.touch('receiver');
    expect(store.problems).toEqual({ receiver: 'minLength' });
    store.set('receiver', '张三');
    expect(store.problems).toEqual({});
  });

  it('requires the text of a custom label and drops it when another label is chosen', async () => {
    const store = await setupStore();
    await store.paste(pasted);
    store.setLabel('other');
    expect(await store.save()).toBe('invalid');
    expect(store.problems).toEqual({ labelText: 'required' });
    store.set('labelText', '旧仓');
    store.setLabel('home');
    expect(await store.save()).toBe('saved');
    expect(sent[0]).toMatchObject({ label: 'home', labelText: '' });
  });

  it('fills in the fields found in a pasted text and leaves the others unchanged', async () => {
    const store = await setupStore();
    store.set('doorNo', '3 栋');
    store.set('receiver', '李四');
    const found = await store.paste('13800138000 广西玉林市二环北路1号');
    expect(found.receiver).toBeUndefined();
    expect(store.values).toMatchObject({
      receiver: '李四',
      mobile: '13800138000',
      doorNo: '3 栋',
      street: '二环北路1号'
    });
    expect(store.problems).toEqual({ region: 'district' });
    store.setRegion({ code: '450902', names: ['广西壮族自治区', '玉林市', '玉州区'] });
    expect(store.problems).toEqual({});
  });

  it('accepts an address from the WeChat address book', async () => {
    const store = await setupStore();
    const regionNames = ['广西壮族自治区', '玉林市', '玉州区'];
    await store.fillFromAddressBook({ receiver: '张三', mobile: '13800138000', regionNames, street: '二环北路1号' });
    expect(store.values.region).toMatchObject({ code: '450902', isExact: true });
    expect(store.problems).toEqual({});
  });

  it('keeps the map position only while region and street match the map', async () => {
    const market = { position, region: { ...yuzhou, isExact: true }, street: '二环北路1号香料市场' };
    const changes: ((store: AddressEditStore) => unknown)[] = [
      (store) => store.setStreet('二环北路2号'),
      (store) => store.setRegion({ code: '450923', names: ['广西壮族自治区', '玉林市', '博白县'] }),
      (store) => store.setDetectedCity(yulin),
      (store) => store.paste(pasted)
    ];
    for (const change of changes) {
      const store = await setupStore();
      store.set('receiver', '张三');
      store.setLocation(market);
      store.setStreet(market.street);
      store.setRegion(yuzhou);
      expect(store.values).toMatchObject({ receiver: '张三', street: market.street, position });
      await change(store);
      expect(store.values.position).toBeNull();
    }
    const store = await setupStore();
    await store.paste(pasted);
    store.setLocation(market);
    expect(await store.save()).toBe('saved');
    expect(sent).toMatchObject([{ receiver: '张三', regionCode: '450902', street: market.street, position }]);
  });

  it('keeps the map position while the user completes fields that the map left empty', async () => {
    const store = await setupStore();
    store.setLocation({ position, region: yulin, street: '二环北路' });
    expect(store.problems).toEqual({ region: 'district', street: 'minLength' });
    store.setRegion(yuzhou);
    expect(store.values.position).toEqual(position);
    store.setLocation({ position, region: null, street: '' });
    expect([store.values.street, store.problems.region]).toEqual(['二环北路', 'required']);
    store.setRegion(yuzhou);
    expect(store.values.position).toEqual(position);
  });

  it('creates one address however often saving is retried', async () => {
    const store = await setupStore();
    await store.paste(pasted);
    failure = new Error('offline');
    await expect(store.save()).rejects.toThrow('offline');
    expect([store.isSaving, store.isUnsaved, store.values.receiver]).toEqual([false, true, '张三']);
    failure = undefined;
    expect(await Promise.all([store.save(), store.save()])).toEqual(['saved', 'busy']);
    const ids = sent.map((fields) => ('requestId' in fields ? fields.requestId : ''));
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect(store.isUnsaved).toBe(false);
  });

  it('makes the first address the default and locks the flag of the default address', async () => {
    expect((await setupStore()).isDefaultLocked).toBe(true);
    savedAddresses = [buildAddress(), buildAddress({ id: 'a2', isDefault: false })];
    expect((await setupStore('a1')).isDefaultLocked).toBe(true);
    expect((await setupStore('a2')).isDefaultLocked).toBe(false);
    expect((await setupStore()).values.isDefault).toBe(false);
  });

  it('reports a removed address as missing', async () => {
    expect((await setupStore('a9')).phase).toBe('missing');
  });

  it('is unsaved only while its values differ from the saved ones', async () => {
    savedAddresses = [buildAddress()];
    const store = await setupStore('a1');
    expect(store.isUnsaved).toBe(false);
    store.set('street', '二环北路香料市场东');
    expect(store.isUnsaved).toBe(true);
    store.set('street', '二环北路香料市场');
    expect(store.isUnsaved).toBe(false);
  });
});
