import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ListingOrder, ListingSort, PurchaseOrder } from '@contract/listing';
import { createTestCard } from '../../testing/cards';
import { logIn } from '../../testing/logIn';
import { payments } from '../../testing/payments';
import { newPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';

type Items = { items: { id: string }[] };

const limit = 50;
const q = '八角';
const near = '22.6,110.2';
const position = '肉豆蔻采购专员';
const valuesOf = <T>(union: { anyOf: readonly unknown[] }) =>
  union.anyOf.flatMap((one): T[] => {
    const part = one as { const?: T; anyOf?: readonly unknown[] };
    return part.anyOf ? valuesOf<T>({ anyOf: part.anyOf }) : [part.const as T];
  });

describe('public lists', () => {
  let server: TestApp;
  before(async () => {
    server = await testApp({ isSeeded: true });
    for (const person of [await newPerson(server), await newPerson(server), await newPerson(server)]) {
      await createTestCard(server, person, { position, isFindable: true });
      server.advance(1);
    }
  });
  after(() => server.close());

  const idsOf = ({ items }: Items) => items.map(({ id }) => id);
  /** Returns every list in which one could be put before others, by name, with the ids in their order. */
  async function readLists(): Promise<Record<string, string[]>> {
    const { call } = server.api;
    const lists: Record<string, string[]> = {};
    for (const sort of valuesOf<ListingOrder>(ListingOrder)) {
      const order = { sort, limit, ...(sort === 'distance' && { near }) };
      lists[`supplies by ${sort}`] = idsOf(await call('GET /api/front/supply/list', order));
    }
    for (const sort of valuesOf<PurchaseOrder>(PurchaseOrder)) {
      const order = { sort, limit, ...(sort === 'distance' && { near }) };
      lists[`purchases by ${sort}`] = idsOf(await call('GET /api/front/purchase/list', order));
    }
    for (const sort of valuesOf<ListingSort>(ListingSort)) {
      lists[`found supplies by ${sort}`] = idsOf(await call('GET /api/front/search/supplies', { q, sort, limit }));
      lists[`found purchases by ${sort}`] = idsOf(await call('GET /api/front/search/purchases', { q, sort, limit }));
    }
    lists['found supplies'] = idsOf(await call('GET /api/front/search/supplies', { q, limit }));
    lists['found purchases'] = idsOf(await call('GET /api/front/search/purchases', { q, limit }));
    lists['found companies'] = idsOf(await call('GET /api/front/search/companies', { q: '香', limit }));
    lists['found cards'] = idsOf(await call('GET /api/front/search/cards', { q: position, limit }));
    lists['exhibitors'] = idsOf(await call('POST /api/front/spiceExpo/getExpoMerchantList', { limit }));
    lists['found exhibitors'] = idsOf(await call('GET /api/front/search/exhibitors', { q: '香', limit }));
    const home = await call('GET /api/front/home/listings', {});
    lists['supplies of the home'] = home.supplies.map(({ id }) => id);
    lists['purchases of the home'] = home.purchases.map(({ id }) => id);
    return lists;
  }
  /** Returns the mobile number of the person who is behind a row, undefined for one without an account. */
  async function findOwner(id: string): Promise<string | undefined> {
    const { db } = server;
    const authors = [
      db.selectFrom('supply').select('owner_user_id as user').where('id', '=', id),
      db.selectFrom('purchase').select('owner_user_id as user').where('id', '=', id),
      db.selectFrom('card').select('user_id as user').where('id', '=', id)
    ];
    const members = db.selectFrom('company_member as member').select('member.user_id as user');
    const owners = [
      members.where('member.role', '=', 'owner').where('member.company_id', '=', id),
      members
        .innerJoin('exhibitor', 'exhibitor.company_id', 'member.company_id')
        .where('member.role', '=', 'owner')
        .where('exhibitor.id', '=', id)
    ];
    for (const query of [...authors, ...owners]) {
      const found = await query.executeTakeFirst();
      if (!found?.user) continue;
      const account = db.selectFrom('user_account').select('mobile').where('id', '=', found.user);
      return (await account.executeTakeFirstOrThrow()).mobile ?? undefined;
    }
    return undefined;
  }

  it('[compliance 17] keep their order when those below pay for the highest level', async () => {
    const before = await readLists();
    for (const [name, ids] of Object.entries(before)) assert.ok(ids.length > 1, `${name}: there is an order`);
    const payers = new Set<string>();
    for (const [name, ids] of Object.entries(before)) {
      const owners = await Promise.all(ids.slice(1).map(findOwner));
      const mobile = owners.reverse().find((owner) => owner !== undefined);
      assert.ok(mobile !== undefined, `${name}: one of those below pays`);
      payers.add(mobile);
    }
    const pay = payments(server);
    for (const mobile of payers) {
      const person = { id: '', mobile, token: await logIn(server, mobile) };
      const { orderNo } = await pay.create(person, { item: 'enterprise-1y' });
      await pay.pay(orderNo);
      assert.equal((await pay.level(person)).level, 'enterprise', mobile);
    }
    assert.deepEqual(await readLists(), before);
  });
});
