import { CachingProxy } from '../CachingProxy';
import { expect, test } from '../fixtures';
import { newMobile } from '../newMobile';
import { App } from '../pages/App';

const ARTICLE = 'pagesNews/NewsDtl?id=star-anise-dryness-decides';

test('two people behind one cache get the same drawn page, and neither sees the other’s marks', async ({
  page,
  site,
  otherApp
}) => {
  const proxy = await CachingProxy.start(site.url);
  try {
    const member = new App(page, proxy.url);
    const token = await member.enter(newMobile());
    const drawn = page.waitForResponse((response) => response.url() === `${proxy.url}/h5/${ARTICLE}`);
    await member.open(ARTICLE);
    const { headers, text } = await drawn.then(async (response) => ({
      headers: response.headers(),
      text: await response.text()
    }));
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['vary']).toBe('accept-encoding, accept-language');
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).toContain('id="given-answers"');
    expect(text).not.toContain(token);
    await member.button(/^收藏/).click();
    await expect(member.button(/^已收藏/)).toBeVisible();
    // The page of a member who has marks is not another one.
    await page.reload();
    await expect(member.button(/^已收藏/)).toBeVisible();

    const { page: otherPage } = await otherApp();
    const visitor = new App(otherPage, proxy.url);
    const shared = otherPage.waitForResponse((response) => response.url() === `${proxy.url}/h5/${ARTICLE}`);
    await visitor.open(ARTICLE);
    expect(await (await shared).text()).toBe(text);
    expect(proxy.hits).toContain(`/h5/${ARTICLE}`);
    await expect(otherPage.locator('#first')).toHaveCount(0);
    await expect(visitor.button(/^收藏/)).toBeVisible();
    await expect(visitor.button(/^已收藏/)).toHaveCount(0);

    // From the cache that the visitor has used too.
    await page.reload();
    await expect(member.button(/^已收藏/)).toBeVisible();
  } finally {
    proxy.stop();
  }
});
