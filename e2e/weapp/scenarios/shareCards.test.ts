import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { PurchaseBrief, SupplyBrief } from '@contract/listing';
import type { NewsBrief } from '@contract/news';
import { ownerOf, queryOf } from '../pageVisits';
import { fetchJson } from './fetchJson';
import { People } from './People';
import { setupScenario } from './setupScenario';

const picturesOfApp = /^https?:\/\/[^/]+\/share\/app\/home\.chat\.jpg\?lang=/;

describe('share cards', () => {
  const scene = setupScenario();
  const people = new People();

  /** Returns the picture of the card that a page shares. */
  async function pictureOf(path: string, query: Record<string, string> = {}): Promise<string> {
    const app = await scene.open({ path, query });
    const { title, imageUrl } = app.share() as { title: string; imageUrl: string };
    assert.notEqual(title, '');
    return imageUrl;
  }
  /** Checks that the picture is that of a subject, and that the server draws it. */
  async function assertDraws(picture: string, subject: string): Promise<void> {
    const { pathname, search } = new URL(picture);
    assert.equal(pathname + search, `/share/${subject}.chat.jpg?lang=zh-Hans`);
    const { status, headers } = await fetch(scene.server.url + pathname + search);
    assert.deepEqual([status, headers.get('content-type')], [200, 'image/jpeg']);
  }

  it('show a supply with its photo and price, and its landing page the same', async () => {
    const { items } = await fetchJson<Page<SupplyBrief>>(scene.server, '/api/front/supply/list?limit=1');
    const { id } = items[0] ?? assert.fail('there are no supplies');
    for (const page of ['supply-info', 'middle-page'])
      await assertDraws(await pictureOf(`pagesTransaction/supply/${page}/index`, { id }), `supply/${id}`);
  });

  it('show a price line and a purchase request', async () => {
    const lineId = 'star-anise.dahong.yulin';
    await assertDraws(await pictureOf('pagesMarket/marketInfo/index', { lineId }), `line/${lineId}`);
    const { items } = await fetchJson<Page<PurchaseBrief>>(scene.server, '/api/front/purchase/list?limit=1');
    const { id } = items[0] ?? assert.fail('there are no requests');
    await assertDraws(await pictureOf('pagesTransaction/purchase/purchase-info/index', { id }), `purchase/${id}`);
  });

  it('show an article', async () => {
    const { items } = await fetchJson<Page<NewsBrief>>(scene.server, '/api/front/news/list?limit=1');
    const { id } = items[0] ?? assert.fail('there are no articles');
    await assertDraws(await pictureOf('pagesNews/NewsDtl', { id }), `news/${id}`);
  });

  for (const path of [
    'pages/market/index',
    'pagesMarket/marketList/index',
    'pagesNews/quick-news/quick-news-list/index'
  ]) {
    it(`show the app's picture for ${path}`, async () => {
      assert.match(await pictureOf(path), picturesOfApp);
    });
  }

  for (const path of [
    'pages/index/index',
    'pages/transaction/index',
    'pagesMarket/marketInfo/index',
    'pagesNews/NewsDtl',
    'pagesNews/quick-news/quick-news-dtl/index',
    'pagesSearch/search-view/index',
    'pagesTransaction/supply/supply-info/index',
    'pagesTransaction/purchase/purchase-info/index',
    'pagesAuth/company/CompanyInformation',
    'pagesAuth/about/AboutIformation',
    'pagesVcard/marketIntroduction/index',
    'pagesExhibit/index',
    'pagesExhibit/introduce/index',
    'pagesExhibit/schedule/index',
    'pagesExhibit/schedule/map',
    'pagesExhibit/merchant/index',
    'pagesExhibit/honorSelection/index',
    'pagesExhibit/parkAttractInvestment/index',
    'pagesExhibit/governmentAttractInvestment/index'
  ]) {
    it(`have title, address and picture on the public page ${path}`, async () => {
      const { token } = await people.enter(scene.server.url, ownerOf(path));
      const app = await scene.open({ path, query: await queryOf(path, scene.server.url, token) });
      const card = app.share() as { title: string; path: string; imageUrl: string };
      assert.ok(card.title.length > 1, card.title);
      assert.match(card.path, /^\/pages/);
      assert.match(card.imageUrl, /^https?:/);
    });
  }
});
