import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { LANGUAGES } from '@contract/localText';
import type { ClassNames } from '../../../../../config/build/classNames';
import { bundleDrawnPages } from '../../../../../config/build/drawnPagesBundle';
import { type TestApp, testApp } from '../../../testing/testApp';
import { waitUntil } from '../../../testing/waitUntil';

const shell = `<!doctype html><html lang="zh-Hans"><head><meta name="description" content=""><meta property="og:title" content=""><meta property="og:description" content=""><title></title><script defer="defer" src="/h5/js/app.js"></script></head><body><div id="first" aria-hidden="true"></div></body></html>`;

/** Those that are opened here. */
const drawnPages = [
  'pages/index/index',
  'pages/market/index',
  'pages/transaction/index',
  'pagesMarket/marketInfo/index',
  'pagesMarket/marketList/index',
  'pagesNews/NewsDtl',
  'pagesNews/quick-news/quick-news-list/index',
  'pagesNews/quick-news/quick-news-dtl/index',
  'pagesTransaction/supply/supply-info/index',
  'pagesTransaction/purchase/purchase-info/index',
  'pagesAuth/company/CompanyInformation',
  'pagesAuth/about/AboutIformation',
  'pagesAuth/contact/index',
  'pagesAuth/agreement/Agreement',
  'pagesAuth/agreement/Policy',
  'pagesExhibit/index',
  'pagesExhibit/introduce/index',
  'pagesExhibit/schedule/index',
  'pagesExhibit/merchant/index',
  'pagesTransaction/supply/middle-page/index',
  'pages/vcard/VcardShareMiddlePage'
];

/** Class names as they are written in the style sheet. */
const styleSheets = {
  get: (file: string): ClassNames =>
    Object.fromEntries([...readFileSync(file, 'utf8').matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => [name, name]))
};

describe('the client’s pages, drawn from the demo data', () => {
  const h5Dir = mkdtempSync(path.join(os.tmpdir(), 'xiangshi-pages-'));
  let server: TestApp;
  before(async () => {
    const definitions: Record<string, string> = { APP_VERSION_CODE: '1', MAPS: '[]', WEB_HOSTS: '[]' };
    for (const name of ['APP_ID', 'APP_VERSION', 'ART_VERSION', 'REQ_ENABLED', 'FALLBACK_PUBLIC_KEY'])
      definitions[name] = '"x"';
    mkdirSync(path.join(h5Dir, 'drawn'));
    for (const name of ['index.html', 'page.html']) writeFileSync(path.join(h5Dir, name), shell);
    writeFileSync(path.join(h5Dir, 'drawn/styles.json'), '{}');
    writeFileSync(
      path.join(h5Dir, 'drawn/parts.json'),
      JSON.stringify(Object.fromEntries(drawnPages.map((page) => [page, []])))
    );
    writeFileSync(path.join(h5Dir, 'drawn/pages.bundle'), await bundleDrawnPages(styleSheets, definitions));
    server = await testApp({
      isSeeded: true,
      settings: { h5Dir, drawPageWithinMs: 5_000, publicUrl: 'https://example.com' }
    });
    // The thread needs longer to start than a page may take.
    await waitUntil(async () => (await open('pagesNews/NewsDtl')).html !== '', { failure: 'no page was drawn' });
  });
  after(async () => {
    await server.close();
    rmSync(h5Dir, { recursive: true });
  });

  const open = async (url: string, language = 'zh-CN') => {
    const { statusCode, body } = await server.app.inject({
      url: `/h5/${url}`,
      headers: { 'accept-language': language }
    });
    const [, html = '', given = '{}'] =
      /<div id="first"[^>]*>(.*)<\/div><script[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
    const { answers = {} } = JSON.parse(given) as { answers?: Record<string, unknown> };
    const structured = [...body.matchAll(/application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, text = '']) => JSON.parse(text) as Record<string, unknown>
    );
    return {
      structured,
      status: statusCode,
      title: /<title>(.*?)<\/title>/.exec(body)?.[1],
      html,
      calls: Object.keys(answers)
    };
  };
  type Row = { id: string; seller?: { companyId: string | null } };
  const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

  const assertComplete = (html: string) => {
    assert.doesNotMatch(html, /aria-busy="true"/);
    assert.doesNotMatch(textOf(html), /undefined|NaN|\[object/);
  };

  it('show an article with its text, prices and the way to others', async () => {
    const { status, title, html, calls, structured } = await open('pagesNews/NewsDtl?id=star-anise-dryness-decides');
    const { title: wanted } = await server.db
      .selectFrom('news_article')
      .select('title')
      .where('id', '=', 'star-anise-dryness-decides')
      .executeTakeFirstOrThrow();
    assert.deepEqual([status, title], [200, wanted]);
    assert.deepEqual(calls, ['/api/front/news/detail?id=star-anise-dryness-decides']);
    const [data] = structured;
    assert.deepEqual([data?.['@type'], data?.['headline']], ['NewsArticle', wanted]);
    assert.match(String(data?.['datePublished']), /^20\d\d-\d\d-\d\dT/);
    assert.match(String(data?.['image']), /^https:\/\/example\.com\/(uploads|h5\/static)\//);
    assert.match(html, new RegExp(`role="heading"[^>]*>${wanted}<`));
    assert.match(html, /<div class="scroll" tabindex="0"><table class="table">/);
    assert.match(html, /<a [^>]*href="\/h5\/pagesMarket\/marketInfo\/index\?lineId=star-anise[^"]*"/);
    assert.match(html, /<a [^>]*href="\/h5\/pagesNews\/NewsDtl\?id=[^"]+"/);
    assertComplete(html);
    assert.doesNotMatch(html, /<a [^>]*>(?:(?!<\/a>).)*<a /s, 'no link in a link');
  });

  it('say why an article is not there, and lead to others', async () => {
    const never = await open('pagesNews/NewsDtl?id=never');
    assert.deepEqual([never.status, never.title], [404, '没有找到这篇资讯']);
    assert.match(never.html, /href="\/h5\/pagesNews\/NewsDtl\?id=/);
    const none = await open('pagesNews/NewsDtl');
    assert.equal(none.status, 404);
    const id = 'star-anise-dryness-decides';
    await server.db
      .updateTable('news_article')
      .set({ status: 'removed', removed_at_ms: Date.now(), removed_reason: '来源方撤回了内容' })
      .where('id', '=', id)
      .execute();
    const gone = await open(`pagesNews/NewsDtl?id=${id}`);
    await server.db
      .updateTable('news_article')
      .set({ status: 'published', removed_at_ms: null, removed_reason: null })
      .where('id', '=', id)
      .execute();
    assert.deepEqual([gone.status, gone.title], [410, '这篇资讯已下架']);
    assert.match(textOf(gone.html), /来源方撤回了内容/);
  });

  it('show the home with its banner, entries, prices and news, and what the site is called', async () => {
    const { status, title, html, calls, structured } = await open('');
    assert.deepEqual([status, title], [200, '香市：看行情、找货源、交换名片']);
    assert.deepEqual(calls, ['/api/front/home/feed?personalised=true']);
    const [data] = structured;
    assert.deepEqual([data?.['@type'], data?.['url']], ['WebSite', 'https://example.com/h5/']);
    assert.match(html, /<img [^>]*src="\/h5\/static\/art\/mark-[^"]+"/);
    for (const link of ['pages/market/index', 'marketInfo/index?lineId=', 'quick-news-list/index', 'NewsDtl?id='])
      assert.ok(html.includes(`href="/h5/`) && html.includes(link), `no link to ${link}`);
    assert.match(html, /href="\/h5\/" aria-selected="true">/);
    const entry = /<(a|div) class="xs-press entry[^>]*>(?:(?!taro-text">).)*taro-text">([^<]+)</g;
    const tags = new Map([...html.matchAll(entry)].map(([, tag, text]) => [text, tag]));
    // Its address alone would show supplies.
    assert.deepEqual([tags.size, tags.get('供应'), tags.get('采购')], [8, 'a', 'div']);
    assertComplete(html);
  });

  it('show the market with its indices, the first rows of its list and the bar of the tabs', async () => {
    const { status, title, html, calls } = await open('pages/market/index');
    assert.deepEqual([status, title], [200, '行情']);
    assert.deepEqual(calls.map((url) => url.split('?')[0]).sort(), [
      '/api/front/market/lines',
      '/api/front/market/overview'
    ]);
    const rows = [...html.matchAll(/<a [^>]*href="\/h5\/pagesMarket\/marketInfo\/index\?lineId=[^"]+"/g)];
    assert.ok(rows.length >= 8, `${rows.length} rows`);
    assert.match(html, /<a class="tab-bar__tab" role="tab" href="\/h5\/" aria-selected="false">/);
    assert.match(html, /href="\/h5\/pages\/market\/index" aria-selected="true">/);
    assertComplete(html);
  });

  it('show supplies, and no page what an earlier one was filtered by', async () => {
    const before = await open('pages/market/index');
    const filtered = await open('pages/market/index?categoryId=root&marketId=bozhou');
    assert.notEqual(filtered.html, before.html);
    assert.equal((await open('pages/market/index?again')).html, before.html);
    const { title, html } = await open('pages/transaction/index');
    assert.equal(title, '供求');
    assert.ok([...html.matchAll(/<a [^>]*href="\/h5\/pagesTransaction\/supply\/supply-info\/index\?id=/g)].length >= 3);
    assertComplete(html);
  });

  const pages: [name: string, page: string, list: string, query: (row: Row) => string, type: string][] = [
    ['a price line', 'pagesMarket/marketInfo/index', 'market/lines', ({ id }) => `lineId=${id}`, 'Product'],
    ['a supply', 'pagesTransaction/supply/supply-info/index', 'supply/list', ({ id }) => `id=${id}`, 'Product'],
    [
      'a request',
      'pagesTransaction/purchase/purchase-info/index',
      'purchase/list',
      ({ id }) => `id=${id}`,
      'Breadcrumb'
    ],
    ['a flash', 'pagesNews/quick-news/quick-news-dtl/index', 'flash/list', ({ id }) => `id=${id}`, 'NewsArticle'],
    [
      'a company',
      'pagesAuth/company/CompanyInformation',
      'supply/list',
      ({ seller }) => `id=${seller?.companyId}`,
      'Organization'
    ]
  ];
  for (const [name, page, list, query, type] of pages) {
    it(`show ${name}, and say that another one is not there`, async () => {
      const { items } = (await server.app.inject({ url: `/api/front/${list}` })).json<{ data: { items: Row[] } }>()
        .data;
      const row = items.find(({ seller }) => name !== 'a company' || typeof seller?.companyId === 'string');
      assert.ok(row);
      const { status, title, html, structured } = await open(`${page}?${query(row)}`);
      assert.equal(status, 200);
      assert.ok(title && title.length > 3, title);
      assert.ok(textOf(html).length > 100, textOf(html));
      assertComplete(html);
      assert.match(JSON.stringify(structured), new RegExp(`"@type":"${type}`));
      const never = await open(`${page}?${query({ id: 'never', seller: { companyId: 'never' } })}`);
      assert.equal(never.status, 404);
      assert.ok(textOf(never.html).length > 10);
    });
  }

  it('show the curve of a price line as a picture', async () => {
    const market = await open('pages/market/index');
    const [, lineId] = /\?lineId=([^"&]+)/.exec(market.html) ?? [];
    const { html, calls } = await open(`pagesMarket/marketInfo/index?lineId=${lineId}`);
    assert.match(html, /<svg [^>]*role="img"[^>]*><path d="M[^>]+stroke="var\(--xs-grid\)"/);
    assert.equal(calls.length, 2);
  });

  it('describe the prices of a line as a data set, with files that everyone may use', async () => {
    const market = await open('pages/market/index');
    const [, lineId] = /\?lineId=([^"&]+)/.exec(market.html) ?? [];
    const { structured } = await open(`pagesMarket/marketInfo/index?lineId=${lineId}`);
    const data = structured.find((one) => one['@type'] === 'Dataset') as
      | { license: string; description: string; distribution: { contentUrl: string; encodingFormat: string }[] }
      | undefined;
    assert.equal(data?.license, 'https://creativecommons.org/licenses/by/4.0/');
    assert.ok(data.description.length >= 50 && data.description.length <= 5_000, data.description);
    for (const { contentUrl, encodingFormat } of data.distribution) {
      const { pathname } = new URL(contentUrl);
      const { statusCode, headers, body } = await server.app.inject({ url: pathname });
      assert.equal(statusCode, 200, pathname);
      assert.ok(String(headers['content-type']).startsWith(encodingFormat));
      assert.ok(body.includes(String(lineId)), 'the file has the line');
    }
    const setKind = (kind: 'index' | 'collector') =>
      server.db.updateTable('price_quote').set({ source_kind: kind }).where('line_id', '=', String(lineId)).execute();
    await setKind('index');
    const other = await open(`pagesMarket/marketInfo/index?lineId=${lineId}`);
    await setKind('collector');
    assert.ok(!other.structured.some((one) => one['@type'] === 'Dataset'));
  });

  it('show lists and pages without data', async () => {
    for (const [page, link] of [
      ['pagesMarket/marketList/index', 'marketInfo/index?lineId='],
      ['pagesNews/quick-news/quick-news-list/index', 'quick-news-dtl/index?id='],
      ['pagesAuth/about/AboutIformation', ''],
      ['pagesAuth/contact/index', '']
    ] as const) {
      const { status, html } = await open(page);
      assert.equal(status, 200);
      assert.ok(html.includes(link), `${page} has no link to ${link}`);
      assert.ok(textOf(html).length > 80, `${page}: ${textOf(html)}`);
      assertComplete(html);
    }
  });

  const expoPages: [name: string, page: string, link: string, type: string][] = [
    ['the expo', 'pagesExhibit/index', 'pagesExhibit/schedule/index?id=', 'ExhibitionEvent'],
    ['its introduction', 'pagesExhibit/introduce/index', '', 'FAQPage'],
    ['its sessions', 'pagesExhibit/schedule/index', '', 'Event'],
    ['its exhibitors', 'pagesExhibit/merchant/index', '', 'BreadcrumbList']
  ];
  for (const [name, page, link, type] of expoPages) {
    it(`show ${name}, which a call by POST reads`, async () => {
      const { status, title, html, calls, structured } = await open(page);
      assert.equal(status, 200);
      assert.match(title ?? '', /展|博览/);
      assert.ok(calls.some((call) => call.startsWith('/api/front/spiceExpo/')));
      assert.ok(textOf(html).length > 300, textOf(html));
      assert.ok(html.includes(link), `no link to ${link}`);
      assert.equal(structured[0]?.['@type'], type);
      assert.equal(structured.at(-1)?.['@type'], 'BreadcrumbList');
      assertComplete(html);
    });
  }

  it('say that an expo is not there', async () => {
    for (const page of ['pagesExhibit/index', 'pagesExhibit/introduce/index', 'pagesExhibit/schedule/index']) {
      const { status, html } = await open(`${page}?expoId=never`);
      assert.equal(status, 404, page);
      assert.ok(textOf(html).length > 10);
    }
  });

  it('show both legal texts, earlier versions too', async () => {
    for (const page of ['pagesAuth/agreement/Agreement', 'pagesAuth/agreement/Policy']) {
      const { status, html } = await open(page);
      assert.equal(status, 200);
      assert.ok(textOf(html).length > 3_000);
      assert.ok(html.includes(`href="/h5/${page}?version=2026-11"`));
      const earlier = await open(`${page}?version=2026-11`);
      assert.match(textOf(earlier.html), /版本 2026-11 /);
    }
  });

  it('show a shared supply on its landing page, and say that another one is not there', async () => {
    const page = 'pagesTransaction/supply/middle-page/index';
    const list = await server.app.inject({ url: '/api/front/supply/list' });
    const { id, title: wanted } = list.json<{ data: { items: (Row & { title: string })[] } }>().data.items[0] ?? {};
    const { status, title, html } = await open(`${page}?id=${id}&type=share`);
    assert.deepEqual([status, title], [200, wanted]);
    assert.ok(html.includes(`supply-info/index?id=`));
    assertComplete(html);
    const never = await open(`${page}?id=never`);
    assert.equal(never.status, 404);
    assert.match(never.html, /supply-info\/index\?id=/);
  });

  describe('a shared business card', () => {
    const page = 'pages/vcard/VcardShareMiddlePage';
    let card: { id: string; name: string };
    before(async () => {
      const { id, fields } = await server.db
        .selectFrom('card')
        .select(['id', 'fields'])
        .where('withdrawn_at_ms', 'is', null)
        .orderBy('id')
        .executeTakeFirstOrThrow();
      card = { id, name: fields.name };
    });

    it('has what a visitor may see, and is for no search engine', async () => {
      const { status, title, html, calls, structured } = await open(`${page}?id=${card.id}&type=share`);
      assert.equal(status, 200);
      assert.ok(title?.includes(card.name), title);
      assert.ok(textOf(html).includes(card.name));
      assert.deepEqual(calls, [`/api/vcard/card/info {"id":"${card.id}"}`]);
      assert.deepEqual(structured, []);
      assertComplete(html);
      const { headers } = await server.app.inject({ url: `/h5/${page}?id=${card.id}` });
      assert.equal(headers['x-robots-tag'], 'noindex');
    });

    it('has no address that its owner hides', async () => {
      const email = 'hidden@example.com';
      const show = (rule: string) =>
        sql`
        update card set fields = fields || ${JSON.stringify({ email })}::jsonb
          || jsonb_build_object('visibility', fields->'visibility' || ${JSON.stringify({ email: rule })}::jsonb)
        where id = ${card.id}`.execute(server.db);
      const isShown = async () => (await server.app.inject({ url: `/h5/${page}?id=${card.id}` })).body.includes(email);
      await show('everyone');
      assert.equal(await isShown(), true);
      await show('exchanged');
      assert.equal(await isShown(), false);
    });

    it('has status 404 where it is unknown, and no page for a code of another kind', async () => {
      const never = await open(`${page}?id=never`);
      assert.equal(never.status, 404);
      assert.ok(textOf(never.html).includes('名片'));
      assert.equal((await open(`${page}?scene=ps.ABCDEFGHJKLM`)).html, '');
    });
  });

  it('lead to pages in the language of their address', async () => {
    const { html } = await open('pages/market/index?lang=en');
    assert.match(html, /href="\/h5\/\?lang=en"/);
    assert.match(html, /marketInfo\/index\?lineId=[^"]+&amp;lang=en"/);
  });

  it('are in each language, whichever was drawn before', async () => {
    const labels = { 'zh-Hans': '返回', 'zh-Hant': '返回', en: 'Back', fr: 'Retour', es: 'Atrás' };
    for (const language of [...LANGUAGES, ...LANGUAGES]) {
      const { html } = await open(`pagesNews/NewsDtl?id=star-anise-dryness-decides&lang=${language}`);
      assert.match(html, new RegExp(`aria-label="${labels[language]}"`), language);
    }
  });
});
