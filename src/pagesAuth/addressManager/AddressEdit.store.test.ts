import type { Address, AddressChange, NewAddress } from '@contract/address';
import type { Region } from '@contract/region';
import { buildAddress } from '@/testing/buildAddress';
import { deferred } from '@/testing/deferred';
import { AddressEditStore } from './AddressEdit.store';
import type { AddressField } from './addressForm';

const tree: Region[] = [
  {
    code: '450000',
    name: '广西壮族自治区',
    children: [{ code: '450900', name: '玉林市', children: [{ code: '450902', name: '玉州区' }] }]
  }
];

const yuzhou = { code: '450902', names: ['广西壮族自治区', '玉林市', '玉州区'] };
const chosenYuzhou = { regionCode: yuzhou.code, regionNames: yuzhou.names };
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
  await store.form.load();
  return store;
}
const fields: AddressField[] = ['receiver', 'mobile', 'regionCode', 'street', 'doorNo', 'labelText'];
/** Problems that the page shows, by field. */
const shownProblems = ({ form }: AddressEditStore) =>
  Object.fromEntries(fields.flatMap((field) => (form.problemOf(field) ? [[field, form.problemOf(field)]] : [])));
const pasted = '张三 13800138000 广西玉林市玉州区二环北路1号';

beforeEach(() => {
  savedAddresses = [];
  sent = [];
  failure = undefined;
});

describe('AddressEditStore', () => {
  it('does not send an invalid address and reports all errors at once', async () => {
    const store = await setupStore();
    expect(shownProblems(store)).toEqual({});
    expect(await store.submit()).toBe('invalid');
    expect(sent).toEqual([]);
    expect(shownProblems(store)).toEqual({
      receiver: 'required',
      mobile: 'required',
      regionCode: 'required',
      street: 'required'
    });
  });

  it('shows a field error only after the field was left', async () => {
    const store = await setupStore();
    store.form.set({ receiver: '张' });
    expect(shownProblems(store)).toEqual({});
    store.form.touch('receiver');
    expect(shownProblems(store)).toEqual({ receiver: 'minLength' });
    store.form.set({ receiver: '张三' });
    expect(shownProblems(store)).toEqual({});
  });

  it('requires the text of a custom label and drops it when another label is chosen', async () => {
    const store = await setupStore();
    await store.paste(pasted);
    store.setLabel('other');
    expect(await store.submit()).toBe('invalid');
    expect(shownProblems(store)).toEqual({ labelText: 'required' });
    store.form.set({ labelText: '旧仓' });
    store.setLabel('home');
    expect(await store.submit()).toBe('sent');
    expect(sent[0]).toMatchObject({ label: 'home', labelText: '' });
  });

  it('fills in the fields found in a pasted text and leaves the others unchanged', async () => {
    const store = await setupStore();
    store.form.set({ doorNo: '3 栋' });
    store.form.set({ receiver: '李四' });
    const found = await store.paste('13800138000 广西玉林市二环北路1号');
    expect(found.receiver).toBeUndefined();
    expect(store.form.values).toMatchObject({
      receiver: '李四',
      mobile: '13800138000',
      doorNo: '3 栋',
      street: '二环北路1号'
    });
    expect(shownProblems(store)).toEqual({ regionCode: 'district' });
    store.setRegion(chosenYuzhou);
    expect(shownProblems(store)).toEqual({});
  });

  it('saves the pasted fields when the user saves before they are recognised', async () => {
    const answer = deferred<Region[]>();
    const store = new AddressEditStore({ ...api, getRegions: () => answer.promise }, undefined);
    await store.form.load();
    void store.paste(pasted);
    const saving = store.submit();
    expect(store.isRecognising).toBe(true);
    answer.resolve(tree);
    expect(await saving).toBe('sent');
    expect(sent).toMatchObject([{ receiver: '张三', regionCode: '450902' }]);
    expect(store.isRecognising).toBe(false);
  });

  it('saves a picked address when the user saves before its region is known', async () => {
    const answer = deferred<Region[]>();
    const store = new AddressEditStore({ ...api, getRegions: () => answer.promise }, undefined);
    await store.form.load();
    const regionNames = ['广西壮族自治区', '玉林市', '玉州区'];
    void store.fillFromAddressBook({ receiver: '张三', mobile: '13800138000', regionNames, street: '二环北路1号' });
    const saving = store.submit();
    answer.resolve(tree);
    expect(await saving).toBe('sent');
    expect(sent).toMatchObject([{ receiver: '张三', regionCode: '450902' }]);
  });

  it('reports the empty fields when a pasted text cannot be recognised', async () => {
    const store = new AddressEditStore({ ...api, getRegions: () => Promise.reject(new Error('offline')) }, undefined);
    await store.form.load();
    const recognition = store.paste(pasted);
    expect(await store.submit()).toBe('invalid');
    await expect(recognition).rejects.toThrow('offline');
    expect(store.isRecognising).toBe(false);
  });

  it('accepts an address from the WeChat address book', async () => {
    const store = await setupStore();
    const regionNames = ['广西壮族自治区', '玉林市', '玉州区'];
    await store.fillFromAddressBook({ receiver: '张三', mobile: '13800138000', regionNames, street: '二环北路1号' });
    expect(store.form.values).toMatchObject({ regionCode: '450902', isRegionExact: true });
    expect(shownProblems(store)).toEqual({});
  });

  it('keeps the map position only while region and street match the map', async () => {
    const market = { position, region: { ...yuzhou, isExact: true }, street: '二环北路1号香料市场' };
    const changes: ((store: AddressEditStore) => unknown)[] = [
      (store) => store.setStreet('二环北路2号'),
      (store) => store.setRegion({ regionCode: '450923', regionNames: ['广西壮族自治区', '玉林市', '博白县'] }),
      (store) => store.setDetectedCity(yulin),
      (store) => store.paste(pasted)
    ];
    for (const change of changes) {
      const store = await setupStore();
      store.form.set({ receiver: '张三' });
      store.setLocation(market);
      store.setStreet(market.street);
      store.setRegion(chosenYuzhou);
      expect(store.form.values).toMatchObject({ receiver: '张三', street: market.street, position });
      await change(store);
      expect(store.form.values.position).toBeNull();
    }
    const store = await setupStore();
    await store.paste(pasted);
    store.setLocation(market);
    expect(await store.submit()).toBe('sent');
    expect(sent).toMatchObject([{ receiver: '张三', regionCode: '450902', street: market.street, position }]);
  });

  it('keeps the map position while the user completes fields that the map left empty', async () => {
    const store = await setupStore();
    store.setLocation({ position, region: yulin, street: '二环北路' });
    expect(shownProblems(store)).toEqual({ regionCode: 'district', street: 'minLength' });
    store.setRegion(chosenYuzhou);
    expect(store.form.values.position).toEqual(position);
    store.setLocation({ position, region: null, street: '' });
    expect([store.form.values.street, store.form.problemOf('regionCode')]).toEqual(['二环北路', 'required']);
    store.setRegion(chosenYuzhou);
    expect(store.form.values.position).toEqual(position);
  });

  it('creates one address however often saving is retried', async () => {
    const store = await setupStore();
    await store.paste(pasted);
    failure = new Error('offline');
    await expect(store.submit()).rejects.toThrow('offline');
    expect([store.form.isSubmitting, store.form.isChanged, store.form.values.receiver]).toEqual([false, true, '张三']);
    failure = undefined;
    expect(await Promise.all([store.submit(), store.submit()])).toEqual(['sent', 'busy']);
    const ids = sent.map((fields) => ('requestId' in fields ? fields.requestId : ''));
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect(store.form.isChanged).toBe(false);
  });

  it('makes the first address the default and locks the flag of the default address', async () => {
    expect((await setupStore()).isDefaultLocked).toBe(true);
    savedAddresses = [buildAddress(), buildAddress({ id: 'a2', isDefault: false })];
    expect((await setupStore('a1')).isDefaultLocked).toBe(true);
    expect((await setupStore('a2')).isDefaultLocked).toBe(false);
    expect((await setupStore()).form.values.isDefault).toBe(false);
  });

  it('reports a removed address as missing', async () => {
    expect((await setupStore('a9')).form.phase).toBe('missing');
  });

  it('is unsaved only while its values differ from the saved ones', async () => {
    savedAddresses = [buildAddress()];
    const store = await setupStore('a1');
    expect(store.form.isChanged).toBe(false);
    store.form.set({ street: '二环北路香料市场东' });
    expect(store.form.isChanged).toBe(true);
    store.form.set({ street: '二环北路香料市场' });
    expect(store.form.isChanged).toBe(false);
  });
});
