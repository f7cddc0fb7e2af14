import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ExpoSession } from '@contract/expoSession';
import { exhibitorIdOf } from '../../../seed/expo/exhibitors';
import { PAST_EXPO_ID } from '../../../seed/expo/expo';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { findTranslator } from './localName.service';

/** Fields whose texts keep their language: people, companies, numbers of documents, and what a link searches for. */
const UNTRANSLATED = new Set(['speakers', 'person', 'channelName', 'documentNo', 'jump']);

/** Returns the Chinese texts of an answer that should have been translated, with the names of their fields. */
function chineseTextsOf(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return /\p{Script=Han}/u.test(value) ? [`${field}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const isItem = Array.isArray(value);
    return UNTRANSLATED.has(name) ? [] : chineseTextsOf(part, isItem ? field : name);
  });
}

describe("texts of the organiser in the viewer's language", () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const inLanguage = (language: string) => ({ headers: { 'accept-language': language } });

  async function answersIn(language: string): Promise<unknown[]> {
    const options = inLanguage(language);
    const { api } = server;
    const award = await api.call('POST /api/front/spiceExpo/getExpoHonorList', {}, options);
    const schedule = await api.call('POST /api/front/spiceExpo/getExpoSchedule', {}, options);
    const past = await api.call('POST /api/front/spiceExpo/getExpoSchedule', { expoId: PAST_EXPO_ID }, options);
    const rolesOf = (sessions: readonly ExpoSession[] = []) =>
      sessions.flatMap(({ speakers }) => speakers.map(({ position, company }) => [position, company]));
    const exhibitor = await api.call(
      'POST /api/front/expo/getExhibitor',
      { id: exhibitorIdOf('company-guinan') },
      options
    );
    const { banners, news, trendingSearches } = await api.call('GET /api/front/home/feed', {}, options);
    return [
      schedule,
      past,
      [...rolesOf(schedule?.sessions), ...rolesOf(past?.sessions)],
      { intro: exhibitor.intro, exhibits: exhibitor.exhibits },
      banners,
      trendingSearches.map(({ text }) => text),
      news.items.map(({ source }) => source),
      await api.call('GET /api/front/activity/detail', { id: 'new-crop-supply' }, options),
      (await api.call('GET /api/front/search/hotWords', undefined, options)).map(({ text }) => text),
      await api.call('POST /api/front/spiceExpo/getExpoIndex', {}, options),
      await api.call('POST /api/front/spiceExpo/getExpoBanner', {}, options),
      await api.call('POST /api/front/spiceExpo/getLiveConfig', {}, options),
      (await api.call('POST /api/front/spiceExpo/getExpoIntroduce', {}, options))?.sections,
      await api.call('POST /api/front/expo/getExpoSite', {}, options),
      await api.call('POST /api/front/expo/getFloorPlan', {}, options),
      await api.call('POST /api/front/spiceExpo/getExpoCouponInfo', {}, options),
      await api.call('POST /api/front/spiceExpo/government/getBusinessAttraction', {}, options),
      await api.call('POST /api/front/spiceExpo/fuda/getBusinessAttraction', {}, options),
      // Companies keep their names.
      award && { ...award, candidates: award.candidates.filter(({ kind }) => kind === 'product') }
    ];
  }

  for (const language of ['en', 'fr', 'es']) {
    it(`are translated in the demo: ${language}`, async () => {
      const answers = await answersIn(language);
      assert.ok(answers.every((answer) => answer !== null && answer !== undefined));
      assert.deepEqual(
        answers.flatMap((answer) => chineseTextsOf(answer)),
        []
      );
    });
  }

  it('are written in traditional characters where there is no translation', async () => {
    const award = await server.api.call('POST /api/front/spiceExpo/getExpoHonorList', {}, inLanguage('zh-Hant'));
    assert.match(award?.rule ?? '', /每個獎項取得票最多的 3 名/);
    assert.deepEqual(award?.categories[0]?.name, '新品獎');
    const translator = await findTranslator(server.db, 'zh-Hant');
    assert.equal(translator?.taxonomy('烘干、干仓与姜黄，若干姜女士'), '烘乾、乾倉與薑黃，若干姜女士');
  });

  it('name an erased account in each language, and leave the names of users and companies as they are', async () => {
    const translators = await Promise.all((['zh-Hant', 'fr'] as const).map((one) => findTranslator(server.db, one)));
    const inBoth = (name: string) => translators.map((translator) => translator?.partyName(name));
    assert.deepEqual(inBoth('已注销用户'), ['已註銷用戶', 'Compte fermé']);
    assert.deepEqual(inBoth('陆志强'), ['陆志强', '陆志强']);
  });

  it('are what the operator has written for the operator, in any language', async () => {
    const options = { ...inLanguage('en'), token: OPERATOR_TOKEN };
    const content = await server.api.call('GET /api/operator/expo/content', { id: 'expo-demo' }, options);
    assert.equal(content.slogan, '香聚南国，链通东盟');
  });
});
