import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { NotificationContent } from '@contract/notification/content';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';
import { notify } from '../message/message.service';

const LINE = { lineId: 'star-anise.dahong.yulin' };

describe("names in the viewer's language", () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const inLanguage = (language: string) => ({ headers: { 'accept-language': language } });
  async function lineIn(language: string) {
    const { line } = await server.api.call('GET /api/front/market/line', LINE, inLanguage(language));
    return [line.varietyName, line.gradeName, line.marketName, line.marketShortName, line.origin];
  }

  it('are Chinese without a language and for an unknown one', async () => {
    const { line } = await server.api.call('GET /api/front/market/line', LINE);
    assert.deepEqual([line.varietyName, line.gradeName, line.marketShortName], ['八角', '大红', '玉林']);
    assert.deepEqual((await lineIn('de-DE,*;q=0.5'))[0], '八角');
  });

  it('are the terms of the trade in English, French and Spanish', async () => {
    assert.deepEqual(await lineIn('en'), ['Star anise', 'Autumn red', 'Yulin Spice Market', 'Yulin', 'Yulin']);
    assert.deepEqual((await lineIn('fr-CA,fr;q=0.9')).slice(0, 2), ['Badiane', 'Rouge d’automne']);
    assert.deepEqual((await lineIn('es')).slice(0, 2), ['Anís estrellado', 'Roja de otoño']);
  });

  it('are written in traditional characters, dried 干 as 乾 and ginger 姜 as 薑', async () => {
    assert.deepEqual(await lineIn('zh-Hant'), ['八角', '大紅', '玉林香料市場', '玉林', '玉林']);
    const varieties = await server.api.call('GET /api/front/market/varieties', undefined, inLanguage('zh-TW'));
    const names = varieties.flatMap(({ name, grades }) => [name, ...grades.map((grade) => grade.name)]);
    for (const name of ['生薑', '沙薑粉', '乾枝', '羅勒乾葉']) assert.ok(names.includes(name), name);
  });

  it('cover every Chinese name of the taxonomy', async () => {
    for (const language of ['en', 'fr', 'es']) {
      const options = inLanguage(language);
      const varieties = await server.api.call('GET /api/front/market/varieties', undefined, options);
      const { markets, indices } = await server.api.call('GET /api/front/market/overview', {}, options);
      const names = [
        ...varieties.flatMap(({ name, grades }) => [name, ...grades.map((grade) => grade.name)]),
        ...markets.flatMap(({ name, shortName }) => [name, shortName]),
        ...indices.map(({ name }) => name)
      ];
      assert.deepEqual(
        names.filter((name) => /\p{Script=Han}/u.test(name)),
        []
      );
    }
  });

  it('write regions in pinyin, as atlases do', async () => {
    const tree = await server.api.call('GET /api/front/region/tree', undefined, inLanguage('en'));
    const nameOf = (code: string): string | undefined => {
      const all = tree.flatMap((province) => [province, ...(province.children ?? [])]);
      return all.flatMap((region) => [region, ...(region.children ?? [])]).find((region) => region.code === code)?.name;
    };
    const named = ['450000', '450900', '450921', '150000', '610000', '610100', '650100', '500000'].map(nameOf);
    assert.deepEqual(named, [
      'Guangxi',
      'Yulin',
      'Rongxian',
      'Inner Mongolia',
      'Shaanxi',
      "Xi'an",
      'Ürümqi',
      'Chongqing'
    ]);
  });

  it('write origins and locations with the closest name first', async () => {
    const { items } = await server.api.call('GET /api/front/supply/list', { limit: 50 }, inLanguage('en'));
    const names = items.flatMap(({ origin, deliveryPlace }) => [origin, deliveryPlace]);
    assert.ok(
      names.some((name) => name === 'Yulin, Guangxi'),
      names.join(' | ')
    );
    assert.ok(
      names.some((name) => name === 'Vietnam' || name === 'Indonesia'),
      names.join(' | ')
    );
    assert.deepEqual(
      names.filter((name) => /\p{Script=Han}/u.test(name)),
      []
    );
  });

  it('include the market that a supply and a purchase request are compared with', async () => {
    const options = inLanguage('fr');
    const supplies = await server.api.call('GET /api/front/supply/list', { varietyIds: 'star-anise' }, options);
    const requests = await server.api.call('GET /api/front/purchase/list', { varietyIds: 'star-anise' }, options);
    const compared = [
      ...supplies.items.map(
        async ({ id }) => (await server.api.call('GET /api/front/supply/detail', { id }, options)).band
      ),
      ...requests.items.map(
        async ({ id }) => (await server.api.call('GET /api/front/purchase/detail', { id }, options)).market
      )
    ];
    const names = (await Promise.all(compared)).flatMap((market) => market?.marketName ?? []);
    assert.deepEqual([...new Set(names)], ['Yulin']);
  });

  it('are used in the parameters of notifications, and other parameters pass as they are', async () => {
    const token = await logIn(server);
    const { id: userId } = await server.api.call('GET /api/member/user/current', undefined, { token });
    const send = async (content: NotificationContent) => {
      const nowMs = server.deps.now().getTime();
      const notification = { userId, kind: 'market' as const, content, jump: null };
      await server.db.transaction().execute((tx) => notify(tx, [notification], nowMs));
      server.advance(1);
    };
    const line = { variety: '八角', grade: '大红', date: '2026-11-20' };
    const report = { ...line, market: '玉林香料市场', answer: '' };
    await send({ event: 'priceReport.accepted', params: report });
    const alert = { ...line, market: '玉林', midFen: 3450, thresholdFen: 3400 };
    await send({ event: 'priceAlert.above', params: alert });
    const ask = { type: 'ask', grams: 1_000_000, place: '广西玉林' } as const;
    const inquiry = { about: 'supply', sender: '八角', title: '玉林八角 大红' } as const;
    await send({ event: 'inquiry.asked', params: { ...inquiry, preview: ask } });
    const paramsIn = async (language: string) => {
      const options = { token, ...inLanguage(language) };
      const { items } = await server.api.call('POST /api/front/message/myMsgList', { limit: 3 }, options);
      return items.map(({ content }) => content.params);
    };
    assert.deepEqual(await paramsIn('zh-Hans'), [{ ...inquiry, preview: ask }, alert, report]);
    const goods = { variety: 'Star anise', grade: 'Autumn red' };
    assert.deepEqual(await paramsIn('en'), [
      { ...inquiry, title: 'Star anise, Autumn red, Yulin', preview: { ...ask, place: 'Yulin, Guangxi' } },
      { ...alert, ...goods, market: 'Yulin' },
      { ...report, ...goods, market: 'Yulin Spice Market' }
    ]);
  });

  it('do not affect the responses of other viewers', async () => {
    const query = { limit: 5 };
    const before = await server.api.call('GET /api/front/supply/list', query);
    await server.api.call('GET /api/front/supply/list', query, inLanguage('en'));
    assert.deepEqual(await server.api.call('GET /api/front/supply/list', query), before);
  });

  it('are used in the home feed, in encrypted responses and in lists of price lines', async () => {
    const feed = await server.api.call('GET /api/front/home/feed', {}, inLanguage('en'));
    assert.ok(feed.lines.every(({ varietyName }) => !/\p{Script=Han}/u.test(varietyName)));
    assert.equal(feed.index.name, 'Spice Composite Index');
  });
});
