import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { AddressFields, NewAddress } from '@contract/address';
import { MINUTE_MS } from '@rules/duration';
import { buildAddress } from '../../testing/addresses';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';
import { eraseAddresses, exportAddresses } from './address.personal';
import { purgeRemovedAddresses } from './address.service';

const fields = buildAddress();
/** Position as WeChat's map returns it: GCJ-02, with all digits. */
const market = { latitude: 22.663104, longitude: 110.170215 };

let drawn = 0;
const requestId = () => `request-of-the-tests-${(drawn += 1)}`;

describe('addresses', () => {
  let server: TestApp;
  let token: string;
  before(async () => (server = await testApp()));
  after(() => server.close());
  beforeEach(async () => {
    token = await logIn(server);
  });

  const list = (of = token) => server.api.call('POST /api/front/address/list', undefined, { token: of });
  const add = (changes: Partial<NewAddress> = {}, of = token) =>
    server.api.call('POST /api/front/address/create', { ...fields, requestId: requestId(), ...changes }, { token: of });
  const refused = (changes: Record<string, unknown>, of: string | undefined = token) =>
    server.api.expectError(
      'POST /api/front/address/create',
      { ...fields, requestId: requestId(), ...changes },
      of === undefined ? {} : { token: of }
    );
  const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ id }) => id);

  it('need a login', async () => {
    for (const name of ['list', 'create', 'update', 'remove/a', 'restore/a', 'setDefault/a']) {
      const response = await server.app.inject({ method: 'POST', url: `/api/front/address/${name}` });
      assert.equal(response.json<{ code: number }>().code, 401, name);
    }
  });

  it("are rejected for every field just outside its rule, with the rule's name", async () => {
    const cases: [Record<string, unknown>, Record<string, string>][] = [
      [{ receiver: '' }, { receiver: 'required' }],
      [{ receiver: '覃' }, { receiver: 'minLength' }],
      [{ receiver: '覃'.repeat(21) }, { receiver: 'maxLength' }],
      [{ receiver: '1234' }, { receiver: 'pattern' }],
      [{ mobile: '1380013800' }, { mobile: 'pattern' }],
      [{ mobile: '12800138000' }, { mobile: 'pattern' }],
      [{ street: '香料市场' }, { street: 'minLength' }],
      [{ street: '路'.repeat(61) }, { street: 'maxLength' }],
      [{ doorNo: '栋'.repeat(21) }, { doorNo: 'maxLength' }],
      [{ label: 'other', labelText: '' }, { labelText: 'required' }],
      [{ label: 'other', labelText: '一'.repeat(7) }, { labelText: 'maxLength' }],
      [{ label: 'office' }, { label: 'const' }],
      [{ regionCode: '450900' }, { regionCode: 'district' }],
      [{ regionCode: '999999' }, { regionCode: 'district' }],
      [{ regionCode: '4509' }, { regionCode: 'pattern' }],
      [{ position: { latitude: 2.99, longitude: 110 } }, { position: 'range' }],
      [{ position: { latitude: 54.01, longitude: 110 } }, { position: 'range' }],
      [{ position: { latitude: 22.6, longitude: 72.99 } }, { position: 'range' }],
      [{ position: { latitude: 22.6, longitude: 136.01 } }, { position: 'range' }],
      [{ position: { latitude: 22.6, longitude: null } }, { position: 'type', 'position.longitude': 'type' }],
      [{ position: { latitude: 22.6 } }, { position: 'type', 'position.longitude': 'required' }],
      [{ position: { latitude: '22.6', longitude: 110.1 } }, { position: 'type', 'position.latitude': 'type' }],
      [{ position: { ...market, accuracy: 5 } }, { position: 'type', 'position.accuracy': 'additionalProperties' }],
      [{ position: undefined }, { position: 'required' }],
      [{ requestId: 'short' }, { requestId: 'pattern' }],
      [{ requestId: `${'a'.repeat(20)}\u0000` }, { requestId: 'pattern' }],
      [{ userId: 'user-qin' }, { userId: 'additionalProperties' }]
    ];
    for (const [changes, broken] of cases) {
      const refusal = await refused(changes);
      assert.deepEqual([refusal.error, refusal.fields], ['VALIDATION', broken], JSON.stringify(changes));
    }
    assert.deepEqual(await list(), []);
  });

  it('are accepted for every field just inside its rule, and normalised', async () => {
    await add({ receiver: '覃明', street: '香料市场3', doorNo: '', label: 'other', labelText: '旧' });
    await add({ receiver: '覃'.repeat(20), street: '路'.repeat(60), doorNo: '栋'.repeat(20), labelText: '忽略' });
    const kept = await add({
      receiver: '  覃 \u0000秀\u200b兰 ',
      regionCode: '441900',
      label: 'other',
      labelText: '一二三四五六'
    });
    assert.deepEqual(
      [kept.receiver, kept.labelText, kept.region.names],
      ['覃 秀兰', '一二三四五六', ['广东省', '东莞市']]
    );
    assert.deepEqual((await list()).map(({ labelText }) => labelText).sort(), ['', '一二三四五六', '旧']);
  });

  it('keep their position on the map until it is removed', async () => {
    for (const position of [{ latitude: 3, longitude: 73 }, { latitude: 54, longitude: 136 }, market]) {
      assert.deepEqual((await add({ position })).position, position);
    }
    const [{ id } = { id: '' }] = await list();
    const change = async (position: AddressFields['position']) => {
      await server.api.call('POST /api/front/address/update', { id, ...fields, position }, { token });
      return (await list()).find((address) => address.id === id)?.position;
    };
    assert.deepEqual(await change(market), market);
    assert.equal(await change(null), null);
  });

  it('cannot have half a position in the database', async () => {
    const { id } = await add({ position: market });
    const halving = server.db.updateTable('user_address').set({ longitude: null }).where('id', '=', id).execute();
    await assert.rejects(halving, /user_address_position/);
  });

  it('an address of another user is NOT_FOUND in every call [compliance 7]', async () => {
    const { id } = await add();
    const stranger = await logIn(server);
    const { error } = await server.api.expectError(
      'POST /api/front/address/update',
      { id, ...fields },
      { token: stranger }
    );
    assert.equal(error, 'NOT_FOUND');
    for (const call of ['remove', 'restore', 'setDefault'] as const) {
      const name = `POST /api/front/address/${call}/{id}` as const;
      assert.equal(
        (await server.api.expectError(name, undefined, { token: stranger, params: { id } })).error,
        'NOT_FOUND',
        call
      );
    }
    assert.deepEqual(await list(stranger), []);
    assert.equal((await list()).length, 1);
  });

  it('are limited to twenty: of two parallel creations for the last slot, one succeeds', async () => {
    for (let count = 0; count < 19; count += 1) await add();
    const outcomes = await Promise.allSettled([add(), add(), add()]);
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
    assert.equal((await list()).length, 20);
    assert.equal((await refused({})).error, 'CONFLICT');
    const [{ id } = { id: '' }] = await list();
    await change('remove', id);
    await add();
    assert.equal((await refuse('restore', id)).error, 'CONFLICT', 'the slot was taken meanwhile');
  });

  const change = (call: 'remove' | 'restore' | 'setDefault', id: string) =>
    server.api.call(`POST /api/front/address/${call}/{id}`, undefined, { token, params: { id } });
  const refuse = (call: 'remove' | 'restore' | 'setDefault', id: string) =>
    server.api.expectError(`POST /api/front/address/${call}/{id}`, undefined, { token, params: { id } });

  it('are created once per request, however often it is sent', async () => {
    const once = requestId();
    const sent = await Promise.all([1, 2, 3].map(() => add({ requestId: once })));
    assert.equal(new Set(sent.map(({ id }) => id)).size, 1);
    assert.equal((await list()).length, 1);
  });

  it('always have exactly one default, from the first one on', async () => {
    const first = await add();
    assert.deepEqual([first.isDefault, await defaults()], [true, [first.id]]);
    const second = await add({ isDefault: true });
    assert.deepEqual(await defaults(), [second.id]);
    await server.api.call('POST /api/front/address/update', { id: second.id, ...fields }, { token });
    assert.deepEqual(await defaults(), [second.id], 'the default stays until another one replaces it');
    await server.api.call('POST /api/front/address/update', { id: first.id, ...fields, isDefault: true }, { token });
    assert.deepEqual(await defaults(), [first.id]);
    assert.deepEqual(
      (await list()).map(({ id }) => id),
      [first.id, second.id],
      'it is first'
    );
  });

  it('have one default after many parallel changes', async () => {
    const addresses = await Promise.all(Array.from({ length: 6 }, () => add({ isDefault: true })));
    assert.equal((await defaults()).length, 1);
    await Promise.allSettled([
      ...addresses.map(({ id }) => change('setDefault', id)),
      ...addresses.slice(0, 4).map(({ id }) => change('remove', id)),
      add({ isDefault: true })
    ]);
    assert.equal((await defaults()).length, 1);
  });

  it('cannot have two defaults in the database', async () => {
    await add();
    const { id } = await add();
    const doubling = server.db.updateTable('user_address').set({ is_default: true }).where('id', '=', id).execute();
    await assert.rejects(doubling, /user_address_default/);
  });

  it('can be restored unchanged for ten minutes', async () => {
    const other = await add();
    const { id } = await add({ isDefault: true });
    await change('remove', id);
    assert.deepEqual(await defaults(), [other.id], 'the next one replaces it');
    assert.equal((await refuse('setDefault', id)).error, 'NOT_FOUND');
    assert.equal((await refuse('remove', id)).error, 'NOT_FOUND');
    await change('restore', id);
    await change('restore', id);
    assert.deepEqual(await defaults(), [id]);
    await change('remove', id);
    server.advance(10 * MINUTE_MS);
    assert.equal((await refuse('restore', id)).error, 'NOT_FOUND');
    server.advance(1);
    await purgeRemovedAddresses(server.db, server.deps.now().getTime());
    const rows = await server.db.selectFrom('user_address').select('id').where('id', 'in', [id, other.id]).execute();
    assert.deepEqual(rows, [{ id: other.id }], 'then they are deleted');
  });

  it('are restored as the default when there is no other', async () => {
    const first = await add();
    const second = await add();
    await change('remove', second.id);
    await change('remove', first.id);
    assert.deepEqual(await list(), []);
    await change('restore', second.id);
    assert.deepEqual(await defaults(), [second.id]);
  });

  it('are exported as text and erased with the account [compliance 7] [compliance 5]', async () => {
    await add({ position: market });
    const { id: userId } = await server.api.call('GET /api/member/user/current', undefined, { token });
    const exported = (await exportAddresses(server.db, userId)) as {
      region: string;
      mobile: string;
      latitude: number;
      longitude: number;
    }[];
    assert.deepEqual(
      exported.map(({ region, mobile, latitude, longitude }) => [region, mobile, latitude, longitude]),
      [['广西壮族自治区 玉林市 玉州区', '13800138000', market.latitude, market.longitude]]
    );
    await server.db.transaction().execute((tx) => eraseAddresses(tx, userId));
    assert.deepEqual(await list(), []);
  });
});
