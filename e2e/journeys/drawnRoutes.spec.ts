import { expect, test } from '../fixtures';
import { drawnAddresses } from '../pages/drawnAddresses';
import { TakeoverRecorder } from '../pages/TakeoverRecorder';

/** Less text than this is a title and an empty page. */
const MIN_TEXT = 60;
/** Pages that may name only what opens over themselves, which takes scripts. */
const withoutLinks = ['exhibit.introduce', 'exhibit.schedule', 'exhibit.merchant', 'vcard.shareMiddlePage'];
/** A thirtieth of what people notice. */
const MAX_SHIFT = 0.003;

test('every drawn page is read and a link of it leads on where scripts are switched off', async ({
  browser,
  site,
  contextOptions
}) => {
  const context = await browser.newContext({ ...contextOptions, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { name, address } of await drawnAddresses(site.url)) {
    await test.step(name, async () => {
      const opened = await page.goto(`${site.url}/h5/${address}`);
      expect(opened?.status()).toBe(200);
      const first = page.locator('#first');
      await expect(first.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(first.getByRole('heading', { level: 1 })).toHaveAccessibleName(/\S/);
      const main = first.getByRole('main');
      expect((await main.innerText()).length).toBeGreaterThan(MIN_TEXT);
      const links = main.locator('a[href^="/h5/"]');
      if ((await links.count()) === 0) return expect(withoutLinks).toContain(name);
      const href = (await links.first().getAttribute('href')) ?? '';
      const loaded = page.waitForResponse((response) => response.request().isNavigationRequest());
      await links.first().click();
      expect((await loaded).status()).toBe(200);
      await expect(page).toHaveURL(site.url + href);
    });
  }
  await context.close();
});

test('the app replaces every drawn page without a blank frame, a visible shift or another request', async ({
  app,
  page
}) => {
  const recorder = await TakeoverRecorder.start(page);
  for (const { name, address } of await drawnAddresses(app.url)) {
    await test.step(name, async () => {
      const { frames, blanks, shift, moved, repeated } = await recorder.open(`${app.url}/h5/${address}`);
      expect.soft(frames, name).toBeGreaterThan(0);
      expect.soft({ blanks, repeated }, name).toEqual({ blanks: 0, repeated: [] });
      expect.soft(shift, `${name}: ${moved.join(', ')}`).toBeLessThan(MAX_SHIFT);
    });
  }
});
