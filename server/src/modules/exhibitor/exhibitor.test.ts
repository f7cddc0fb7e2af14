import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ExhibitorWindow } from '@contract/exhibitor';
import { DAY_MS } from '@rules/duration';
import { exhibitorIdOf } from '../../../seed/expo/exhibitors';
import { EXPO_ID, PAST_EXPO_ID } from '../../../seed/expo/expo';
import type { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { createTestCard } from '../../testing/cards';
import { countQueries } from '../../testing/countQueries';
import { exchanges } from '../../testing/exchanges';
import { logIn } from '../../testing/logIn';
import { newPerson, setupCompany, setupMember, type TestPerson } from '../../testing/setupCompany';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { listExposCommand, listOperationsCommand } from '../expo/operation.ops';
import { allotBooths } from './booth.service';
import { listExhibitorsCommand } from './exhibitor.ops';
import { getExhibitor, listBoothExhibitors } from './exhibitor.service';
import { importExhibitors } from './import.service';

const list = 'POST /api/front/spiceExpo/getExpoMerchantList';
const detail = 'POST /api/front/expo/getExhibitor';
const id = exhibitorIdOf('company-guinan');
const other = `${EXPO_ID}-exhibitor-1`;

describe('exhibitors', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const by = () => ({ operator: '值班员', nowMs: server.deps.now().getTime() });
  const importRows = (rows: unknown[], expoId = EXPO_ID) =>
    importExhibitors(server.db, { expoId, bytes: Buffer.from(JSON.stringify(rows)) }, by());
  const allot = (exhibitorId: string, boothNos: string[]) => allotBooths(server.db, exhibitorId, boothNos, by());

  it('refuse favourites of a visitor, a foreign cursor, an unknown category and an unknown id', async () => {
    assert.equal((await server.api.expectError(list, { favouritesOnly: true })).error, 'UNAUTHORIZED');
    assert.equal((await server.api.expectError(list, { cursor: 'nonsense' })).error, 'VALIDATION');
    assert.equal((await server.api.expectError(list, { categoryId: 'toys' as 'park' })).error, 'VALIDATION');
    assert.equal((await server.api.expectError(detail, { id: 'unknown' })).error, 'NOT_FOUND');
  });

  it('are listed from A to Z, page by page, each once', async () => {
    const names: string[] = [];
    const letters: string[] = [];
    let cursor: string | null = '';
    let total = 0;
    while (cursor !== null) {
      const page: ExhibitorWindow = await server.api.call(list, {
        limit: 50,
        ...(cursor !== '' && { cursor })
      });
      names.push(...page.items.map(({ name }) => name));
      letters.push(...page.items.map(({ initial }) => initial));
      ({ nextCursor: cursor, total } = page);
    }
    assert.equal(total, 200);
    assert.equal(new Set(names).size, 200);
    assert.deepEqual(letters, letters.toSorted());
  });

  it('are filtered by hall, subcategory, letter, name, pinyin and booth', async () => {
    const categories = await server.api.call('POST /api/front/spiceExpo/getExpoMerchantCategories', undefined);
    assert.equal(
      categories.reduce((sum, { count }) => sum + count, 0),
      200
    );
    const [raw] = categories;
    const { total } = await server.api.call(list, { categoryId: 'rawSpice' });
    assert.equal(total, raw?.count);
    const { items } = await server.api.call(list, { hall: 2, categoryId: 'oleoresin', limit: 50 });
    assert.ok(items.length > 0 && items.every((one) => one.hallNumber === 2 && one.subcategory === 'oleoresin'));
    const { items: late } = await server.api.call(list, { initial: 'Y', limit: 50 });
    assert.ok(late.length > 0 && late.every(({ initial }) => initial >= 'Y'));
    for (const q of ['桂南香叶', 'guinan', 'gnxy']) {
      assert.equal((await server.api.call(list, { q })).items[0]?.id, id, q);
    }
    const [boothNo = ''] = (await server.api.call(detail, { id })).boothNos;
    assert.deepEqual(
      (await server.api.call(list, { q: boothNo.toLowerCase() })).items.map((one) => one.id),
      [id]
    );
  });

  it('are listed with the halls that they have, whatever is asked for', async () => {
    await importRows([{ name: '七馆新到香料行', subcategory: 'fruitSeed', hallNumber: 7 }]);
    assert.deepEqual((await server.api.call(list, { hall: 2, q: '没有' })).halls, [1, 2, 3, 4, 5, 6, 7]);
    assert.equal((await server.api.call(list, { hall: 7 })).items[0]?.name, '七馆新到香料行');
    await server.db.deleteFrom('exhibitor').where('name', '=', '七馆新到香料行').execute();
  });

  it('are none between expos, but those of the past expo by its id', async () => {
    const later = await testApp({ isSeeded: true });
    later.advance(20 * DAY_MS);
    assert.deepEqual(await later.api.call('POST /api/front/spiceExpo/getExpoMerchantCategories', undefined), []);
    assert.equal((await later.api.call(list, {})).total, 0);
    assert.equal((await later.api.call(list, { expoId: PAST_EXPO_ID })).total, 120);
    await later.close();
  });

  it('are listed to the end in the expo of the first page, though it is over meanwhile', async () => {
    const later = await testApp({ isSeeded: true });
    const first = await later.api.call(list, { limit: 12 });
    const query = { limit: 12, cursor: first.nextCursor ?? '' };
    const next = await later.api.call(list, query);
    later.advance(20 * DAY_MS);
    assert.deepEqual(await later.api.call(list, query), next);
    assert.equal(next.total, first.total);
    const { error } = await later.api.expectError(list, { ...query, expoId: PAST_EXPO_ID });
    assert.equal(error, 'VALIDATION');
    await later.close();
  });

  it('show the badge of their company and the cards of its members, to colleagues also those not to be found', async () => {
    const seen = await server.api.call(detail, { id });
    assert.deepEqual([seen.isVerified, seen.isOwn], [true, false]);
    assert.ok(seen.staff.length > 0);
    const token = await logIn(server, '13800138000');
    const own = await server.api.call(detail, { id }, { token });
    assert.equal(own.isOwn, true);
    assert.ok(own.staff.length >= seen.staff.length);
    assert.ok(own.staff.some(({ relation }) => relation === 'own'));
  });

  it('show the cards of several members, each with its relation, after as many queries as one', async () => {
    const [owner, member, viewer] = [await newPerson(server), await newPerson(server), await newPerson(server)];
    const companyId = await setupCompany(server, owner);
    await importRows([{ name: '名片同查香料行', subcategory: 'fruitSeed', hallNumber: 1, companyId }]);
    const exhibitorId = (await server.api.call(list, { q: '名片同查' })).items[0]?.id ?? '';
    const read = async ({ id: userId }: TestPerson) => {
      const counted = countQueries(server.db);
      const { staff } = await getExhibitor(counted.db, { id: userId } as Member, exhibitorId);
      return { queries: counted.count(), relations: staff.map(({ relation }) => relation) };
    };
    const card = { companyId, isFindable: true };
    const { id: cardId } = await createTestCard(server, owner, card);
    await exchanges(server, '').request(viewer, { cardId });
    const one = await read(viewer);
    await setupMember(server, companyId, member.id);
    await createTestCard(server, member, card);
    const two = await read(viewer);
    assert.deepEqual([one.relations, two.relations], [['requested'], ['requested', 'none']]);
    assert.equal(two.queries, one.queries);
    assert.deepEqual((await read(owner)).relations, ['own', 'none']);
  });

  it('are marked as favourite and as seen, repeatedly with one result', async () => {
    const { token } = await newPerson(server);
    for (let time = 0; time < 2; time++) {
      await server.api.call('POST /api/front/expo/favouriteExhibitor', { id, isFavourite: true }, { token });
      await server.api.call('POST /api/front/expo/markExhibitorSeen', { id: other, isSeen: true }, { token });
    }
    const { items } = await server.api.call(list, { favouritesOnly: true }, { token });
    assert.deepEqual(
      items.map((one) => [one.id, one.isFavourite, one.isSeen]),
      [[id, true, false]]
    );
    await server.api.call('POST /api/front/expo/favouriteExhibitor', { id, isFavourite: false }, { token });
    assert.equal((await server.api.call(list, { favouritesOnly: true }, { token })).total, 0);
  });

  it('have a lead of each member, which another revision does not overwrite, exported without formulas', async () => {
    const { token } = await newPerson(server);
    const lead = { exhibitorId: id, note: '=1+1 报价', tags: ['跟进', '跟进 '], rating: 5, revision: 0 };
    const save = 'POST /api/front/expo/saveLead';
    assert.equal(
      (await server.api.expectError(save, { ...lead, note: '长'.repeat(301) }, { token })).error,
      'VALIDATION'
    );
    const saved = await server.api.call(save, lead, { token });
    assert.deepEqual(saved, { note: '=1+1 报价', tags: ['跟进'], rating: 5, revision: 1 });
    assert.deepEqual(await server.api.call(save, lead, { token }), saved);
    const stale = await server.api.expectError(save, { ...lead, note: '别的' }, { token });
    assert.deepEqual([stale.error, stale.fields], ['CONFLICT', { revision: 'stale' }]);
    const { text, count } = await server.api.call('POST /api/front/expo/exportLeads', {}, { token });
    assert.equal(count, 1);
    assert.match(text, /^\ufeff展商,展位,评分,标签,备注,已见\r\n/);
    assert.match(text, /,'=1\+1 报价,/);
    const inFrench = { token, headers: { 'accept-language': 'fr' } };
    const french = await server.api.call('POST /api/front/expo/exportLeads', {}, inFrench);
    assert.match(french.text, /^\ufeffExposant,Stand,Note,Étiquettes,Remarque,Vu\r\n/);
    const { token: stranger } = await newPerson(server);
    const none = await server.api.call('POST /api/front/expo/getLead', { id }, { token: stranger });
    assert.deepEqual(none, { note: '', tags: [], rating: null, revision: 0 });
  });

  it('are imported from JSON and CSV: known names are updated, rows with a fault left out', async () => {
    const row = { name: '桂北试验香料行', subcategory: 'fruitSeed', hallNumber: 1, varietyIds: ['star-anise'] };
    const first = await importRows([row, { ...row, name: '无此品种行', varietyIds: ['unknown'] }]);
    assert.deepEqual(first, { created: 1, updated: 0, faults: [{ row: 2, field: 'varietyIds', rule: 'unknown' }] });
    const csv = 'name,subcategory,hallNumber,varietyIds,exhibits\n桂北试验香料行,barkRoot,2,"cassia,star-anise",桂皮\n';
    const again = await importExhibitors(server.db, { expoId: EXPO_ID, bytes: Buffer.from(csv) }, by());
    assert.deepEqual(again, { created: 0, updated: 1, faults: [] });
    const { items } = await server.api.call(list, { q: '桂北试验' });
    assert.deepEqual([items[0]?.subcategory, items[0]?.hallNumber], ['barkRoot', 2]);
    await assert.rejects(importRows([row], 'unknown'), { errorName: 'NOT_FOUND' });
  });

  it('never share a booth: of two simultaneous allotments of one, the first wins', async () => {
    await importRows(
      [1, 2].map((n) => ({ name: `同时分展位${n}行`, subcategory: 'park', hallNumber: 6 })),
      PAST_EXPO_ID
    );
    const { items } = await server.api.call(list, { expoId: PAST_EXPO_ID, q: '同时分展位' });
    const taken = new Set((await listBoothExhibitors(server.db, PAST_EXPO_ID)).map(({ boothNo }) => boothNo));
    const booths = await server.db
      .selectFrom('expo_booth')
      .select(['no', 'is_bookable'])
      .where('expo_id', '=', PAST_EXPO_ID)
      .orderBy('no')
      .execute();
    const free = booths.find((booth) => !booth.is_bookable && !taken.has(booth.no))?.no ?? '';
    const results = await Promise.allSettled(items.map((one) => allot(one.id, [free])));
    assert.deepEqual(results.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
    const owners = (await listBoothExhibitors(server.db, PAST_EXPO_ID)).filter(({ boothNo }) => boothNo === free);
    assert.equal(owners.length, 1);
    const bookable = booths.find((booth) => booth.is_bookable)?.no ?? '';
    await assert.rejects(allot(items[0]?.id ?? '', [bookable]), { errorName: 'CONFLICT' });
    await assert.rejects(allot(items[0]?.id ?? '', ['9Z99']), { errorName: 'VALIDATION' });
  });

  it('get no booth that a company booked while the plan offered it', async () => {
    const row = await server.db
      .selectFrom('booth_booking')
      .select(['booth_no', 'expo_id'])
      .where('expo_id', '=', EXPO_ID)
      .where('status', 'in', ['deposited', 'confirmed', 'settled'])
      .executeTakeFirstOrThrow();
    const setBookable = (isBookable: boolean) =>
      server.db
        .updateTable('expo_booth')
        .set({ is_bookable: isBookable })
        .where('expo_id', '=', EXPO_ID)
        .where('no', '=', row.booth_no)
        .execute();
    await setBookable(false);
    await assert.rejects(allot(other, [row.booth_no]), (error: AppError) => {
      assert.deepEqual([error.errorName, error.details.fields], ['CONFLICT', { boothNos: 'taken' }]);
      return true;
    });
    await setBookable(true);
  });

  it('are allotted and imported under the name of the operator, which is recorded', async () => {
    const file = Buffer.from('[{"name":"记录测试香料行","subcategory":"fruitSeed","hallNumber":1}]');
    await importExhibitors(server.db, { expoId: PAST_EXPO_ID, bytes: file }, by());
    const { items } = await server.api.call(list, { expoId: PAST_EXPO_ID, q: '记录测试' });
    await server.api.call(
      'POST /api/operator/expo/allotBooths',
      { operator: '值班员', id: items[0]?.id ?? '', boothNos: [] },
      { token: OPERATOR_TOKEN }
    );
    const operations = await server.api.call(
      'GET /api/operator/expo/operations',
      { expoId: PAST_EXPO_ID, limit: 2 },
      { token: OPERATOR_TOKEN }
    );
    assert.deepEqual(
      operations.items.map(({ kind, subject, note, operator }) => [kind, subject, note, operator]),
      [
        ['allotBooths', items[0]?.id, '', '值班员'],
        ['importExhibitors', '', '1 new, 0 updated, 0 left out', '值班员']
      ]
    );
    assert.match(await listOperationsCommand(server.db, PAST_EXPO_ID), /值班员 {2}importExhibitors {2}1 new/);
    const all = await listExhibitorsCommand(server.db, EXPO_ID, '', server.deps.now());
    assert(all.split('\n').length >= 120);
    const found = await listExhibitorsCommand(server.db, PAST_EXPO_ID, '记录测试', server.deps.now());
    assert.equal(found, `${items[0]?.id}  记录测试香料行  fruitSeed  hall 1  no booth`);
    assert.match(await listExposCommand(server.db), new RegExp(`${EXPO_ID} {2}\\d{4}-\\d\\d-\\d\\d to `));
  });
});
