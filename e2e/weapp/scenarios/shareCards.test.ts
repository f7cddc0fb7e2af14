import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { PurchaseBrief, SupplyBrief } from '@contract/listing';
import type { NewsBrief } from '@contract/news';
import { ownerOf, queryOf } from '../pageVisits';
import { fetchJson } from './fetchJson';
import { People } from './People';
import { setupScenario } from './setupScenario';

const drawn = /^https?:\/\/[^/]+\/h5\/static\/art\/card-([\w.-]+)\.png\?v=/;

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
  const varietyOf = (picture: string) => drawn.exec(picture)?.[1];

  it('show the photo of a supply, and the drawing of its variety without one', async () => {
    const { items } = await fetchJson<Page<SupplyBrief>>(scene.server, '/api/front/supply/list?limit=50');
    for (const supply of [items.find(({ cover }) => cover !== null), items.find(({ cover }) => cover === null)]) {
      if (!supply) continue;
      const picture = await pictureOf('pagesTransaction/supply/supply-info/index', { id: supply.id });
      if (supply.cover === null) assert.equal(varietyOf(picture), supply.varietyId);
      else assert.ok(picture.includes('/uploads/'), picture);
    }
  });

  it('show the drawing of the variety for a price line and a purchase request', async () => {
    assert.equal(
      varietyOf(await pictureOf('pagesMarket/marketInfo/index', { lineId: 'star-anise.dahong.yulin' })),
      'star-anise'
    );
    const { items } = await fetchJson<Page<PurchaseBrief>>(scene.server, '/api/front/purchase/list?limit=20');
    const request = items.find(({ varietyId }) => varietyId !== null) ?? assert.fail('no request names its variety');
    const picture = await pictureOf('pagesTransaction/purchase/purchase-info/index', { id: request.id });
    assert.equal(varietyOf(picture), request.varietyId);
  });

  it('show the cover of an article', async () => {
    const { items } = await fetchJson<Page<NewsBrief>>(scene.server, '/api/front/news/list?limit=20');
    const article = items.find(({ covers }) => covers.length > 0) ?? items[0] ?? assert.fail('there are no articles');
    const picture = await pictureOf('pagesNews/NewsDtl', { id: article.id });
    if (article.covers.length > 0) assert.ok(picture.endsWith(article.covers[0]?.url ?? ''), picture);
    else assert.equal(varietyOf(picture), article.coverVarietyId ?? 'star-anise');
  });

  for (const path of [
    'pages/market/index',
    'pagesMarket/marketList/index',
    'pagesNews/quick-news/quick-news-list/index'
  ]) {
    it(`show the app's picture for ${path}`, async () => {
      assert.match(await pictureOf(path), drawn);
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
