import { drawnRoutes } from '../../src/drawnPages/drawnRoutes';
import { MINUTE_MS } from '../../types/rules/duration';
import { expect, test } from '../fixtures';
import { CrawledPage } from '../pages/CrawledPage';
import { drawnPath } from '../pages/drawnAddresses';
import { siteMapAddresses } from '../pages/siteMapAddresses';

/** A robot reads every tenth page of a larger file of the site map. `CRAWL=all` reads all. */
const SMALL_FILE = 40;
const STEP = 10;
const isWhole = process.env['CRAWL'] === 'all';
const MIN_DESCRIPTION = 10;
/** Types of schema.org that pages may use. */
const types = [
  ...['AggregateOffer', 'Answer', 'BreadcrumbList', 'DataDownload', 'Dataset', 'Event', 'ExhibitionEvent', 'FAQPage'],
  ...['ListItem', 'NewsArticle', 'Organization', 'Person', 'Place', 'Product', 'PropertyValue', 'QuantitativeValue'],
  ...['Question', 'SearchAction', 'WebSite']
];
const drawnPaths = new Set<string>(drawnRoutes.map((name) => `/h5/${drawnPath(name)}`));
const isDrawn = (address: string) => drawnPaths.has(address.split('?')[0] ?? '');
/** The languages of a page are the same page to the server. */
const isFirst = (address: string) => !address.includes('lang=');

test('the site map names every kind of page, none twice', async ({ site }) => {
  const files = await siteMapAddresses(site.url);
  expect(files.length).toBeGreaterThanOrEqual(7);
  const addresses = files.flat();
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a robot that walks the site map reads every page, and none of their links leads nowhere', async ({
  site,
  request
}) => {
  test.setTimeout((isWhole ? 15 : 1) * MINUTE_MS);
  const files = (await siteMapAddresses(site.url)).map((file) => file.filter(isFirst));
  const read = (file: string[]) =>
    isWhole || file.length <= SMALL_FILE ? file : file.filter((_, index) => index % STEP === 0);
  const faults: string[] = [];
  const pagesByTitle = new Map<string, string>();
  const linksFrom = new Map<string, string>();
  const known = new Set(files.flat());
  for (const address of files.flatMap(read)) {
    const response = await request.get(site.url + address, { maxRedirects: 0 });
    const note = (text: string) => faults.push(`${address}: ${text}`);
    if (response.status() !== 200) note(`status ${response.status()}`);
    if (response.headers()['x-robots-tag'] !== undefined) note('not to be listed');
    if (!isDrawn(address)) continue;
    const page = new CrawledPage(await response.text());
    if (page.robots !== '') note(`robots ${page.robots}`);
    if (page.mainHeadings !== 1) note(`${page.mainHeadings} first headings`);
    if (page.description.length < MIN_DESCRIPTION) note(`description "${page.description}"`);
    const { pathname, search } = new URL(page.canonical, site.url);
    if (pathname + search !== address) note(`canonical ${page.canonical}`);
    const unknown = page.types.filter((type) => !types.includes(type));
    if (unknown.length > 0) note(`types ${unknown.join(', ')}`);
    const other = pagesByTitle.get(page.title);
    if (other !== undefined) note(`title "${page.title}" of ${other}`);
    pagesByTitle.set(page.title, address);
    for (const link of page.links) linksFrom.set(link, address);
  }
  // Those of the site map are pages: read here, or by the test of the server, which asks for all.
  for (const [link, address] of linksFrom) {
    if (known.has(link)) continue;
    const status = (await request.get(site.url + link)).status();
    if (status !== 200) faults.push(`${address}: link ${link} has status ${status}`);
  }
  expect(faults).toEqual([]);
});

test('another form of an address opens the page under its own', async ({ app, page }) => {
  await app.open('PagesMarket/marketList/?utm_source=mail&move=up');
  // The page adds the filters that it begins with.
  await expect(page).toHaveURL(/\/h5\/pagesMarket\/marketList\/index\?(?!.*utm_).*move=up$/);
  await expect(app.top).toBeVisible();
});
