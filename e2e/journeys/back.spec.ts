import type { App } from '../pages/App';
import { Film } from '../pages/Film';
import { expect, test } from '../test';

/** A frame with less than this part of the emptier of the two pages would be seen as a flash. */
const FLASH_BELOW = 0.6;

/** The frames from the way back to the page below, with those of the two pages themselves at the ends. */
async function filmBack(app: App): Promise<number[]> {
  const film = await Film.start(app.page);
  // The screencast begins with a frame of what is there.
  await app.page.waitForTimeout(300);
  await app.back();
  await app.page.waitForTimeout(900);
  return film.stop();
}

function expectNoFlash(shares: number[]): void {
  expect(shares.length).toBeGreaterThanOrEqual(2);
  const [first = 0, last = 0] = [shares[0], shares.at(-1)];
  expect(Math.min(first, last)).toBeGreaterThan(0.01);
  expect(Math.min(...shares)).toBeGreaterThan(FLASH_BELOW * Math.min(first, last));
}

test('no frame is blank on the way back to a tab', async ({ app }) => {
  await app.open('pages/market/index');
  await app.link(/·/).click();
  await expect(app.top.locator('canvas')).toBeVisible();
  expectNoFlash(await filmBack(app));
});

test('no frame is blank on the way back from one page to another', async ({ app, request }) => {
  const list = await request.get(`${app.url}/api/front/news/list`);
  const { data } = (await list.json()) as { data: { items: { id: string }[] } };
  const url = `pagesNews/NewsDtl?id=${data.items[0]?.id}`;
  await app.open(url);
  await expect(app.text('相关资讯')).toBeVisible();
  await app.top.getByRole('link', { name: /阅读/ }).last().click();
  await expect(app.page).not.toHaveURL(new RegExp(data.items[0]?.id ?? url));
  await expect(app.text('相关资讯')).toBeVisible();
  expectNoFlash(await filmBack(app));
});
