import type { Page as PageOf } from '@contract/common';
import type { SupplyBrief } from '@contract/listing';
import { apiRequest } from '../apiRequest';
import { expect, test } from '../fixtures';

const mark = '[Demo translation: trade terms only]';

/** Returns a supply with a description in Chinese that names a variety. */
async function someSupply(url: string): Promise<SupplyBrief> {
  const { items } = await apiRequest<PageOf<SupplyBrief>>(url, '/api/front/supply/list?limit=20');
  const found = items.find(({ description }) => /[\u4e00-\u9fff]{4}/.test(description));
  if (!found) throw new Error('the demo data has no described supply');
  return found;
}

test('a viewer of English translates the description of a supply, and goes back to the original', async ({
  app,
  page,
  site
}) => {
  const supply = await someSupply(site.url);
  await page.addInitScript(() => localStorage.setItem('xiangshi_h5_language', JSON.stringify('en')));
  const translations: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/front/translation/translate')) translations.push(request.url());
  });

  await test.step('the original is shown first', async () => {
    await app.open(`pagesTransaction/supply/supply-info/index?id=${supply.id}`);
    await expect(app.text(supply.description)).toBeVisible();
  });

  await test.step('the translation says that it is one of the demo', async () => {
    await app.button('Translate').click();
    await expect(app.text(mark)).toBeVisible();
    await expect(app.text('Demo translation: only trade terms are replaced')).toBeVisible();
    await expect(app.top.getByText(supply.description, { exact: true })).toHaveCount(0);
  });

  await test.step('the original comes back, and the translation again without a call', async () => {
    await app.button('Show original').click();
    await expect(app.text(supply.description)).toBeVisible();
    await app.button('Translate').click();
    await expect(app.text(mark)).toBeVisible();
    expect(translations).toHaveLength(1);
  });
});

test('a viewer of Chinese is offered no translation of Chinese', async ({ app, page, site }) => {
  const supply = await someSupply(site.url);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/front/translation/')) asked.push(request.url());
  });
  await app.open(`pagesTransaction/supply/supply-info/index?id=${supply.id}`);
  await expect(app.text(supply.description)).toBeVisible();
  await expect(app.button('翻译')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('a translation that does not arrive says so and is tried again', async ({ app, page, site }) => {
  const supply = await someSupply(site.url);
  await page.addInitScript(() => localStorage.setItem('xiangshi_h5_language', JSON.stringify('fr')));
  const address = '**/api/front/translation/translate';
  await page.route(address, (route) => route.abort());
  await app.open(`pagesTransaction/supply/supply-info/index?id=${supply.id}`);
  await app.button('Traduire').click();
  await expect(app.button('Réessayer')).toBeVisible();
  await expect(app.text(supply.description)).toBeVisible();
  await page.unroute(address);
  await app.button('Réessayer').click();
  await expect(app.text(/^\[Traduction de démonstration/)).toBeVisible();
});
