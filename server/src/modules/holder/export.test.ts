import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import ICAL from 'ical.js';
import type { HolderExport, HolderFilter } from '@contract/holder';
import { holders } from '../../testing/holders';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';

/** Reads vCards with a library that is not ours. */
function parseVCards(text: string): { version: string; values: Record<string, unknown[]> }[] {
  const parsed = ICAL.parse(text) as unknown[] | unknown[][];
  const cards = (typeof parsed[0] === 'string' ? [parsed] : parsed) as [
    string,
    [string, object, string, ...unknown[]][]
  ][];
  return cards.map(([, properties]) => {
    const values: Record<string, unknown[]> = {};
    for (const [name, , , ...value] of properties) (values[name] ??= []).push(...value);
    const version = String(values['version']?.[0]);
    // The library leaves `\\;` of version 3.0 in a text as it is.
    const whole = (value: unknown) =>
      typeof value === 'string' && version === '3.0' ? value.replaceAll('\\;', ';') : value;
    for (const [name, all] of Object.entries(values)) values[name] = all.map(whole);
    return { version, values };
  });
}

describe('an export of a card holder', () => {
  let server: TestApp;
  let holder: ReturnType<typeof holders>;
  before(async () => {
    server = await testApp();
    holder = holders(server);
  });
  after(() => server.close());

  const save = (member: TestPerson, format: HolderExport) => holder.save(member, { format });

  const hardPerson = {
    name: '陆志强;，\\Lu',
    companyName: '辛味, 食品; 有限公司',
    department: '采购部',
    otherMobile: '+86 136 0013 6000',
    landline: '0775-3850001',
    weChatId: 'lu_zhiqiang',
    email: 'lu@example.com',
    website: 'https://example.com/a,b;c',
    address: '香料大道 18 号, 3 楼'
  };
  const hardNote = `第一行，"引号"\n第二行; 逗号, 反斜杠\\ 🌶️${'香'.repeat(200)}`;

  for (const [format, version] of [
    ['vcard3', '3.0'],
    ['vcard4', '4.0']
  ] as const) {
    it(`is read back equal from a vCard ${version}, with every sign`, async () => {
      const member = await newPerson(server);
      const { id } = await holder.add(member, hardPerson);
      await holder.update(member, id, { note: hardNote, tags: ['老客户', 'a,b'] });
      await holder.add(member, { name: '周海宁', mobile: '', companyName: '' });
      const { text, count } = await save(member, format);
      const [card, other] = parseVCards(text);
      assert.equal(count, 2);
      assert.equal(card?.version, version);
      assert.deepEqual(
        ['fn', 'title', 'tel', 'email', 'url', 'x-wechat', 'note', 'categories'].map((name) => card?.values[name]),
        [
          [hardPerson.name],
          ['采购主管'],
          ['13900139000', hardPerson.otherMobile, hardPerson.landline],
          [hardPerson.email],
          [hardPerson.website],
          [hardPerson.weChatId],
          [hardNote],
          ['老客户', 'a,b']
        ]
      );
      assert.deepEqual(card?.values['org'], [[hardPerson.companyName, hardPerson.department]]);
      assert.deepEqual(other?.values['fn'], ['周海宁']);
      assert.equal(other?.values['org'], undefined);
      for (const line of text.split('\r\n')) assert(Buffer.byteLength(line) <= 75, line);
    });
  }

  it('keeps commas, quotes and lines in a table, and no formula', async () => {
    const member = await newPerson(server);
    const { id } = await holder.add(member, { name: '=HYPERLINK("x")', landline: '+86 775 385' });
    await holder.update(member, id, { note: 'a "b"\nc,d', tags: ['展会', '老客户'] });
    const { text } = await save(member, 'csv');
    assert(text.startsWith('\ufeff姓名,职位,'));
    const row = text.slice(text.indexOf('\r\n') + 2);
    assert(row.startsWith(`"'=HYPERLINK(""x"")",采购主管,`), row);
    assert(row.includes(',+86 775 385,'), row);
    assert(row.endsWith(',展会、老客户,"a ""b""\nc,d"\r\n'), row);
    const options = { token: member.token, headers: { 'accept-language': 'fr' } };
    const french = await server.api.call('POST /api/vcard/holder/export', { format: 'csv' }, options);
    assert(french.text.includes(',"展会, 老客户",'), french.text);
  });

  it('contains chosen people only, and none of others', async () => {
    const [member, other] = [await newPerson(server), await newPerson(server)];
    const { id } = await holder.add(member, { name: '韦明远' });
    await holder.add(member);
    const { id: foreign } = await holder.add(other, { name: '别人' });
    const { text, count } = await holder.save(member, { format: 'vcard3', ids: [id, foreign] });
    assert.equal(count, 1);
    assert.deepEqual(parseVCards(text)[0]?.values['fn'], ['韦明远']);
  });

  it('contains the people of a list, however many they are', async () => {
    const member = await newPerson(server);
    const { id: groupId } = await holder.createGroup(member, '老客户');
    const chosen = await holder.add(member, { name: '韦明远' });
    await holder.add(member);
    const other = await holder.add(member, { name: '周海宁' });
    for (const { id } of [chosen, other]) await holder.update(member, id, { groupId });
    await holder.update(member, chosen.id, { tags: ['大单'], isStarred: true });
    const countOf = async (filter: Partial<HolderFilter>, ids?: string[]) =>
      (await holder.save(member, { format: 'csv', filter: { tab: 'all', ...filter }, ...(ids && { ids }) })).count;
    assert.deepEqual(
      [
        await countOf({}),
        await countOf({ groupId }),
        await countOf({ groupId, tag: '大单' }),
        await countOf({ tab: 'starred' }),
        await countOf({ q: 'zhou' }),
        await countOf({ groupId }, [other.id])
      ],
      [3, 2, 1, 1, 1, 1]
    );
  });
});
