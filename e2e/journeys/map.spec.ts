import { expect, test } from '../fixtures';
import { ExpoMapPage } from '../pages/ExpoMapPage';

/** A mobile number that no demo user has: no booth is marked. */
const mobile = '19900000741';

test('a visitor finds a booth by its number, by the plan and by the list', async ({ app }) => {
  const map = new ExpoMapPage(app);
  await map.open();

  await test.step('the search shows the booth in its hall', async () => {
    await map.search('3B05');
    await app.link(/3B05/).click();
    await expect(map.booth('3B05')).toBeVisible();
    await expect(app.top.getByRole('tab', { name: /^3 馆/ })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a tap on the plan chooses the booth in its middle again', async () => {
    await app.button('收起展位').click();
    await expect(map.booth('3B05')).toBeHidden();
    await map.tapMiddle();
    await expect(map.booth('3B05')).toBeVisible();
    await app.button('收起展位').click();
  });

  await test.step('a drag moves the plan and chooses nothing', async () => {
    await map.drag(-80, 40);
    await expect(app.top.getByRole('region', { name: /^展位/ })).toHaveCount(0);
  });

  await test.step('keys reach every booth by the list', async () => {
    await app.button('列表').click();
    await app.page.getByRole('tab', { name: 'B 排' }).press('Enter');
    await app.page.getByRole('button', { name: /^3B02/ }).press('Enter');
    await expect(map.booth('3B02')).toBeVisible();
  });
});

test('the tabs of the halls follow a booth that the search finds', async ({ app, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const map = new ExpoMapPage(app);
  await map.open();
  const last = app.top.getByRole('tab', { name: /^6 馆/ });
  await expect(last).not.toBeInViewport({ ratio: 0.9 });
  await map.search('6A01');
  await app.link(/6A01/).click();
  await expect(map.booth('6A01')).toBeVisible();
  await expect(last).toBeInViewport({ ratio: 0.9 });
});

test('a shared link opens the plan at its booth, and an unknown booth is named', async ({ app }) => {
  const map = new ExpoMapPage(app);
  await map.open('2A03');
  await expect(map.booth('2A03')).toBeVisible();
  await map.open('9Z99');
  await expect(app.text('没有展位 9Z99')).toBeVisible();
});

test('a member keeps favourite booths', async ({ app }) => {
  const map = new ExpoMapPage(app);
  await app.enter(mobile);
  await map.open('1A01');
  await app.button('收藏展位').click();
  await expect(app.button('取消收藏')).toBeVisible();
  await map.open('1A01');
  await expect(app.button('取消收藏')).toBeVisible();
  await app.button('取消收藏').click();
  await expect(app.button('收藏展位')).toBeVisible();
});

test('the way to the venue is shown without asking a foreign server', async ({ app, page, site }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(site.url).origin) foreign.push(request.url());
  });
  const map = new ExpoMapPage(app);
  await map.open();
  await app.top.getByRole('tab', { name: '到馆' }).click();
  await expect(app.top.getByRole('group', { name: /周边地图/ })).toBeVisible();
  await app
    .button(/P1 停车场/)
    .first()
    .click();
  await app.button('导航到这里').click();
  await expect(app.page.getByRole('menuitem', { name: /复制地址/ })).toBeVisible();
  expect(foreign).toEqual([]);
});

test('the plan of the last visit is there without a network', async ({ app, page }) => {
  const map = new ExpoMapPage(app);
  await map.open();
  await page.route('**/api/front/expo/**', (route) => route.abort());
  await map.open('4C10');
  await expect(map.booth('4C10')).toBeVisible();
});
