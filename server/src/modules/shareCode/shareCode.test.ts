import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { decodeShareScene } from '@rules/shareScene';
import { WeChatMiniProgramCodes } from '../../providers/miniProgramCode';
import { cancelAndErase, exportPersonalData } from '../../testing/accountCancellation';
import { createTestCard } from '../../testing/cards';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { WeChatApi } from '../../testing/weChatApi';
import { withDeps } from '../../testing/withDeps';

const image = 'POST /api/front/shareCode/image';
const resolve = 'POST /api/front/shareCode/resolve';
const landing = 'pages/vcard/VcardShareMiddlePage';
const article = 'pagesNews/NewsDtl?id=star-anise.dahong.yulin&type=share';
const unknown = { error: 'VALIDATION', fields: { path: 'unknown' } };
const expired = { error: 'CONFLICT', fields: { code: 'expired' } };

describe('mini-program codes', () => {
  const weChat = new WeChatApi();
  let server: TestApp;
  let owner: TestPerson;
  before(async () => {
    await weChat.listen();
    const settings = { apiUrl: weChat.url, app: weChat.app, version: 'release' as const, isPathChecked: true };
    server = await testApp({ deps: { miniProgramCodes: new WeChatMiniProgramCodes(settings) } });
    owner = await newPerson(server);
  });
  after(async () => {
    await server.close();
    weChat.close();
  });
  beforeEach(() => weChat.reset());

  const imageOf = (shared: string, person?: TestPerson, from?: string) =>
    server.api.call(
      image,
      { path: shared, source: 'poster' },
      { ...(person && { token: person.token }), ...(from !== undefined && { from }) }
    );
  const refusal = (shared: string) => server.api.expectError(image, { path: shared, source: 'poster' });
  const cardCode = async (action: 'code' | 'renewCode', id: string) =>
    (await server.api.call(`POST /api/vcard/card/${action}/{id}`, undefined, { token: owner.token, params: { id } }))
      .code;
  const inviteCodeOf = async ({ token }: TestPerson) =>
    (await server.api.call('GET /api/member/user/current', undefined, { token })).inviteCode;
  const pictureAt = async (url: string | null) =>
    (await readFile(path.join(server.deps.settings.dataDir, url ?? ''))).subarray(3).toString();
  const sceneAt = async (url: string | null) => (await pictureAt(url)).split(' ')[1] ?? '';

  it('are refused for pages that are not shared', async () => {
    const pages = ['pages/mine/index', 'pagesNews/NewsDtl', landing, `${landing}?code=short`, 'https://example.com/'];
    for (const shared of pages) assert.deepEqual(await refusal(shared), unknown, shared);
    const source = await server.api.expectError(image, { path: article, source: 'billboard' });
    assert.equal(source.error, 'VALIDATION');
    assert.equal(weChat.codes.length, 0);
  });

  it('are refused for unknown and former codes of a card', async () => {
    assert.equal((await refusal(`${landing}?code=23456789ABCDEFGHJKLM`)).error, 'NOT_FOUND');
    const { id } = await createTestCard(server, owner);
    const former = await cardCode('code', id);
    await cardCode('renewCode', id);
    assert.deepEqual(await refusal(`${landing}?code=${former}`), expired);
    assert.equal(weChat.codes.length, 0);
  });

  it('are none without a mini-program, and leave no trace', async () => {
    await withDeps(server, { miniProgramCodes: null }, async () => {
      assert.equal(await imageOf('pagesNews/NewsDtl?id=unseen'), null);
      assert.deepEqual(await refusal('pages/mine/index'), unknown);
    });
    const rows = await server.db.selectFrom('share_page').select('query').execute();
    assert(!rows.some(({ query }) => query.includes('unseen')));
  });

  it('are an error that passes while WeChat does not answer', async () => {
    const settings = { apiUrl: 'http://127.0.0.1:1', app: weChat.app, version: 'trial' as const, isPathChecked: true };
    await withDeps(server, { miniProgramCodes: new WeChatMiniProgramCodes(settings) }, async () => {
      await assert.rejects(imageOf(article), /HTTP 503.*"error":"UNAVAILABLE"/);
    });
  });

  it('are drawn once for each page and member, also by calls at the same time', async () => {
    const first = await imageOf(article);
    assert.match(first ?? '', /^\/uploads\/[0-9a-z]{25}\.jpg$/);
    assert.equal(await imageOf('pagesNews/NewsDtl?id=star-anise.dahong.yulin'), first);
    assert.equal(weChat.codes.length, 1);
    const own = new Set(await Promise.all([1, 2, 3, 4].map(() => imageOf(article, owner))));
    assert.equal(own.size, 1);
    assert(!own.has(first));
    const response = await server.app.inject({ url: first ?? '' });
    assert.deepEqual([response.statusCode, response.headers['content-type']], [200, 'image/jpeg']);
  });

  it('have different pictures for different versions of the mini-program', async () => {
    const settings = { apiUrl: weChat.url, app: weChat.app, version: 'trial' as const, isPathChecked: true };
    const released = await imageOf(article);
    await withDeps(server, { miniProgramCodes: new WeChatMiniProgramCodes(settings) }, async () => {
      assert.notEqual(await imageOf(article), released);
    });
  });

  it('lead back to their page, with the invite code of the member who shared', async () => {
    const scene = await sceneAt(await imageOf(article, owner));
    assert(scene.length <= 32, scene);
    assert.deepEqual(await server.api.call(resolve, { scene: encodeURIComponent(scene) }), {
      route: 'news.detail',
      params: { id: 'star-anise.dahong.yulin' },
      inviteCode: await inviteCodeOf(owner),
      source: 'poster'
    });
    const list = 'pagesMarket/marketList/index?sort=heat&categoryId=fruit&marketId=yulin%2Cbozhou';
    const { params, inviteCode } = await server.api.call(resolve, { scene: await sceneAt(await imageOf(list)) });
    assert.deepEqual([params, inviteCode], [{ categoryId: 'fruit', marketId: 'yulin,bozhou', sort: 'heat' }, null]);
  });

  it('open the home directly', async () => {
    const url = await imageOf('pages/index/index', owner);
    assert.match(await pictureAt(url), /^pages\/index\/index hp\.\./);
    const scene = await sceneAt(url);
    assert.equal(decodeShareScene(scene)?.inviteCode, await inviteCodeOf(owner));
    assert.equal((await server.api.call(resolve, { scene })).route, 'home');
  });

  it('lead to a card by its scan code, and expire with it', async () => {
    const { id } = await createTestCard(server, owner);
    const code = await cardCode('code', id);
    const url = await imageOf(`${landing}?code=${code}`, owner);
    assert.equal(await pictureAt(url), `${landing} cp.${code}.${await inviteCodeOf(owner)}`);
    const scene = await sceneAt(url);
    const { route, params } = await server.api.call(resolve, { scene });
    assert.deepEqual([route, params], ['vcard.shareMiddlePage', { id }]);
    await cardCode('renewCode', id);
    assert.deepEqual(await server.api.expectError(resolve, { scene }), expired);
  });

  it('lead nowhere when they are unknown', async () => {
    for (const scene of ['pp.23456789ABCD', 'cp.23456789ABCDEFGHJKLM', 'id=5', '%E0%A4%A', 'xx.23456789ABCD']) {
      assert.equal((await server.api.expectError(resolve, { scene })).error, 'NOT_FOUND', scene);
    }
    assert.equal((await server.api.expectError(resolve, { scene: '' })).error, 'VALIDATION');
  });

  it('lead to the home with their invite code when they are of an earlier version', async () => {
    for (const scene of ['inviteCode%3DABCD12', 'ABCD12']) {
      const target = { route: 'home', params: {}, inviteCode: 'ABCD12', source: null };
      assert.deepEqual(await server.api.call(resolve, { scene }), target);
    }
  });

  it('are exported and erased with the account of the member who shared', async () => {
    const member = await newPerson(server);
    const url = (await imageOf(article, member)) ?? '';
    const { shareCodes } = await exportPersonalData(server, member.token);
    assert.deepEqual(
      (shareCodes as { url: string }[]).map((code) => code.url),
      [url]
    );
    const scene = await sceneAt(url);
    await cancelAndErase(server, member.token);
    await assert.rejects(pictureAt(url), { code: 'ENOENT' });
    assert.equal((await server.api.call(resolve, { scene })).route, 'news.detail');
  });

  // Last: the address is limited after it.
  it('are not drawn above 120 new pictures an hour of one address; drawn ones and members are not concerned', async () => {
    const from = '203.0.113.9';
    for (let count = 0; count < 120; count += 1)
      await imageOf(`pagesNews/NewsDtl?id=article-${count}`, undefined, from);
    const input = { path: 'pagesNews/NewsDtl?id=one-more', source: 'poster' };
    assert.equal((await server.api.expectError(image, input, { from })).error, 'RATE_LIMITED');
    const keys = await server.db.selectFrom('share_page').select('key').where('query', '=', 'id=one-more').execute();
    assert.deepEqual(keys, []);
    assert.notEqual(await imageOf('pagesNews/NewsDtl?id=article-7', undefined, from), null);
    assert.notEqual(await imageOf('pagesNews/NewsDtl?id=one-more', owner, from), null);
  });
});
