import { expect, test } from '../fixtures';

const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text.replace(/&amp;/g, '&'));

/** Path and query of an address; the site map names the public host of the installation. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

test('every address of the site map is a page, none twice, and none has another form', async ({ site, request }) => {
  const read = async (path: string) => (await request.get(site.url + path)).text();
  const files = textsOf(await read('/sitemap.xml'), 'loc').map(pathOf);
  expect(files.length).toBeGreaterThanOrEqual(7);
  const addresses: string[] = [];
  for (const file of files) addresses.push(...textsOf(await read(file), 'loc').map(pathOf));
  expect(new Set(addresses).size).toBe(addresses.length);

  const wrong: string[] = [];
  // The languages of a page are the same page to the server.
  for (const address of addresses.filter((one) => !one.includes('lang='))) {
    const response = await request.get(site.url + address, { maxRedirects: 0 });
    const isListed = response.headers()['x-robots-tag'] === undefined;
    if (response.status() !== 200 || !isListed) wrong.push(`${response.status()} ${address}`);
  }
  expect(wrong).toEqual([]);
});

test('another form of an address opens the page under its own', async ({ app, page }) => {
  await app.open('PagesMarket/marketList/?utm_source=mail&move=up');
  // The page adds the filters that it begins with.
  await expect(page).toHaveURL(/\/h5\/pagesMarket\/marketList\/index\?(?!.*utm_).*move=up$/);
  await expect(app.top).toBeVisible();
});
