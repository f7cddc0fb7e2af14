import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Language, LANGUAGES } from '@contract/localText';
import type { PurchaseFields } from '@contract/purchaseFields';
import type { SupplyFields } from '@contract/supplyFields';
import { newId } from '../../database/id';
import { logIn } from '../../testing/logIn';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { actOnSupply, getSupplyDetail, publishedSupply, submitSupply, supplyBody } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { purchaseFields, setupOpenPurchase, verifiedPerson } from '../../testing/trade';

const STAR_ANISE: Partial<SupplyFields> = {
  ...{ varietyId: 'star-anise', otherVariety: '', gradeId: 'dahong', specText: '', cropYear: 2025 },
  ...{ title: 'Star anise, Autumn red', isTitleProposed: true },
  origin: { regionCode: '450902', countryCode: null, detail: '' }
};
const WANTED: Partial<PurchaseFields> = {
  ...{ varietyId: 'star-anise', otherVariety: '', gradeId: 'dahong', specText: '', quantityGrams: 10_000_000 },
  ...{ title: 'Wanted: star anise', isTitleProposed: true, frequency: 'monthly' }
};

describe('the title of a listing', () => {
  let server: TestApp;
  let seller: TestPerson;
  before(async () => {
    server = await testApp({ isSeeded: true });
    seller = await verifiedPerson(server);
  });
  after(() => server.close());

  const inLanguage = (language: Language) => ({ headers: { 'accept-language': language } });
  async function inEveryLanguage(titleIn: (language: Language) => Promise<string>): Promise<Record<Language, string>> {
    const titles = await Promise.all(LANGUAGES.map(async (language) => [language, await titleIn(language)] as const));
    return Object.fromEntries(titles) as Record<Language, string>;
  }
  const supplyTitles = (id: string) =>
    inEveryLanguage(async (language) => {
      const { title } = await server.api.call('GET /api/front/supply/detail', { id }, inLanguage(language));
      return title;
    });
  const purchaseTitles = (id: string) =>
    inEveryLanguage(async (language) => {
      const { items } = await server.api.call('GET /api/front/purchase/list', { limit: 50 }, inLanguage(language));
      return items.find((item) => item.id === id)?.title ?? '';
    });

  it('is not translated when its author wrote it', async () => {
    const title = '今年头茬大红，玉林自家烘房';
    const { id } = await publishedSupply(server, seller, { ...STAR_ANISE, isTitleProposed: false, title });
    assert.deepEqual([...new Set(Object.values(await supplyTitles(id)))], [title]);
  });

  it('contains the specification as free text, which is not translated', async () => {
    const customTexts = { varietyId: null, otherVariety: '香茅根', gradeId: null, specText: '头茬' };
    const { id } = await publishedSupply(server, seller, { ...STAR_ANISE, ...customTexts });
    assert.deepEqual([...new Set(Object.values(await supplyTitles(id)))], ['玉林香茅根 头茬 2025 年产']);
  });

  it('the title of a supply is built from codes and translated for the viewer', async () => {
    const { id } = await publishedSupply(server, seller, STAR_ANISE);
    assert.deepEqual(await supplyTitles(id), {
      'zh-Hans': '玉林八角 大红 2025 年产',
      'zh-Hant': '玉林八角 大紅 2025 年產',
      en: 'Star anise, Autumn red, Yulin, 2025 crop',
      fr: 'Badiane, Rouge d’automne, Yulin, récolte 2025',
      es: 'Anís estrellado, Roja de otoño, Yulin, cosecha 2025'
    });
  });

  it('names the country of goods from abroad, and the municipality instead of its district', async () => {
    const titleFrom = async (origin: Partial<SupplyFields['origin']>) => {
      const from = { regionCode: null, countryCode: null, detail: '', ...origin };
      const { fields } = await submitSupply(server, await verifiedPerson(server), { ...STAR_ANISE, origin: from });
      return fields.title;
    };
    assert.equal(await titleFrom({ countryCode: 'VN' }), '越南八角 大红 2025 年产');
    assert.equal(await titleFrom({ regionCode: '110105' }), '北京八角 大红 2025 年产');
  });

  it('the title of a purchase request contains quantity and frequency', async () => {
    const id = await setupOpenPurchase(server, await verifiedPerson(server), WANTED);
    assert.deepEqual(await purchaseTitles(id), {
      'zh-Hans': '求购八角大红 10 吨，按月提货',
      'zh-Hant': '求購八角大紅 10 噸，按月提貨',
      en: 'Wanted: Star anise, Autumn red, 10 t, monthly',
      fr: 'Recherche\u202f: Badiane, Rouge d’automne, 10 t, chaque mois',
      es: 'Se busca: Anís estrellado, Roja de otoño, 10 t, cada mes'
    });
  });

  it('follows changed fields, and a new quantity needs no review', async () => {
    const buyer = await verifiedPerson(server);
    const id = await setupOpenPurchase(server, buyer, WANTED);
    const fields = purchaseFields(server, { ...WANTED, quantityGrams: 12_500_000 });
    const body = { id, requestId: newId(), asCompany: false, fields };
    const own = await server.api.call('POST /api/front/purchase/submit', body, { token: buyer.token });
    assert.equal(own.status, 'published');
    assert.equal((await purchaseTitles(id)).en, 'Wanted: Star anise, Autumn red, 12.5 t, monthly');
  });

  it('is empty while a draft has no variety', async () => {
    const blank = { ...STAR_ANISE, varietyId: null, otherVariety: '', gradeId: null, specText: '' };
    const person = await newPerson(server);
    const body = await supplyBody(server, person, blank);
    const draft = await server.api.call('POST /api/front/supply/saveDraft', body, { token: person.token });
    assert.equal(draft.title, '');
    const { fields } = await server.api.expectError('POST /api/front/supply/submit', body, { token: person.token });
    assert.equal(fields?.['title'], 'required');
  });

  it('is translated in own lists, quotations, inquiries and browsing history', async () => {
    const token = await logIn(server, '13800138004');
    const en = { token, ...inLanguage('en') };
    const { id } = await publishedSupply(server, seller, STAR_ANISE);
    await getSupplyDetail(server, id, token);
    const [purchases, quotations, seen] = await Promise.all([
      server.api.call('GET /api/front/purchase/mine', { tab: 'all' }, en),
      server.api.call('GET /api/front/quotation/list', { side: 'received', tab: 'all' }, en),
      server.api.call('GET /api/member/footprint/list', { limit: 1 }, en)
    ]);
    const titles = [
      ...purchases.items.map(({ title }) => title),
      ...quotations.items.map(({ purchaseTitle }) => purchaseTitle),
      ...seen.items.map(({ title }) => title)
    ];
    assert.ok(titles.length > 5);
    assert.deepEqual(
      titles.filter((title) => /\p{Script=Han}/u.test(title)),
      []
    );
  });

  it('is translated for every listing of the demo', async () => {
    for (const language of ['en', 'fr', 'es'] as const) {
      const [supplies, purchases, home] = await Promise.all([
        server.api.call('GET /api/front/supply/list', { limit: 50 }, inLanguage(language)),
        server.api.call('GET /api/front/purchase/list', { limit: 50 }, inLanguage(language)),
        server.api.call('GET /api/front/home/listings', {}, inLanguage(language))
      ]);
      const ours = new Set(['今年头茬大红，玉林自家烘房', '玉林香茅根 头茬 2025 年产']);
      const titles = [...supplies.items, ...purchases.items, ...home.supplies, ...home.purchases].map(
        ({ title }) => title
      );
      assert.deepEqual(
        titles.filter((title) => /\p{Script=Han}/u.test(title) && !ours.has(title)),
        []
      );
    }
  });

  it('stays proposed when a listing is withdrawn and edited', async () => {
    const person = await verifiedPerson(server);
    const sent = await submitSupply(server, person, STAR_ANISE);
    await actOnSupply(server, person, sent.id, { action: 'withdraw' });
    const own = await server.api.call('POST /api/front/supply/own', { id: sent.id }, { token: person.token });
    assert.deepEqual([own.fields.title, own.fields.isTitleProposed], ['玉林八角 大红 2025 年产', true]);
  });
});
