import type { Page } from '@playwright/test';
import { connectTo } from '../connectTo';
import { expect, test } from '../fixtures';
import type { App } from '../pages/App';
import type { TestServer } from '../server';

interface SentEvent {
  event: string;
  page: string;
  runId: string;
  number: number;
}

/** Records the events that the app sends, also in requests that fail. */
function followEvents(page: Page): SentEvent[] {
  const sent: SentEvent[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/analytics/events')) return;
    sent.push(...(request.postDataJSON() as { events: SentEvent[] }).events);
  });
  return sent;
}

const storedAboutUse = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes('analytics') && !key.endsWith('analyticsAgreed'))
  );

/** Lets the app go to the background, which sends what waits, and return. */
async function hideAndShow(page: Page): Promise<void> {
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await setHidden(true);
  await setHidden(false);
}

/** Returns the stored events of all devices, by run and number. */
async function eventsOnServer(site: TestServer): Promise<string[]> {
  const database = await connectTo(site.databaseUrl);
  const { rows } = await database.query<{ run_id: string; number: number }>(
    'select run_id, number from analytics_event order by run_id, number'
  );
  await database.end();
  return rows.map(({ run_id, number }) => `${run_id} ${number}`);
}

/** Answers the panel of a newcomer, with the choice for statistics of use. */
async function agreeWithStatistics({ page }: App): Promise<void> {
  const panel = page.getByRole('dialog', { name: '欢迎使用香市' });
  await expect(panel).toBeVisible({ timeout: 10_000 });
  const choice = panel.getByRole('checkbox', { name: '允许使用统计，帮我们改进（可选）' });
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(choice).toBeChecked();
  await panel.getByRole('button', { name: '同意并继续' }).click();
  await expect(panel).toBeHidden();
}

const settingsSwitch = (app: App) => app.top.getByRole('switch', { name: '使用统计' });

test.describe('statistics of use on a new device', () => {
  test.use({ isNewcomer: true });

  test('[compliance 1] are not sent before the consent, nor after one without the choice', async ({ app, page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await app.open();
    const panel = page.getByRole('dialog', { name: '欢迎使用香市' });
    await expect(panel).toBeVisible({ timeout: 10_000 });
    await panel.getByRole('button', { name: '同意并继续' }).click();
    await app.tab('行情');
    await hideAndShow(page);
    await app.tab('我的');
    await hideAndShow(page);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.includes('/analytics/'))).toEqual([]);
    expect(await storedAboutUse(page)).toEqual([]);
  });

  test('have one view for each page after the consent', async ({ app, page }) => {
    const sent = followEvents(page);
    await app.open();
    await agreeWithStatistics(app);
    await expect.poll(() => storedAboutUse(page)).not.toEqual([]);
    await app.tab('行情');
    await app.tab('我的');
    await hideAndShow(page);
    const views = () => sent.filter(({ event }) => event === 'pageView').map(({ page: name }) => name);
    await expect.poll(views).toEqual(['home', 'market', 'mine']);
    await expect.poll(async () => (await storedAboutUse(page)).filter((key) => key.includes('Events'))).toEqual([]);
  });
});

test('statistics of use that were recorded offline are sent once by the next start', async ({ app, page, site }) => {
  const sent = followEvents(page);
  const waiting = async () => (await storedAboutUse(page)).filter((key) => key.includes('Events'));
  await app.open('pagesAuth/setting/AccountSetting');
  await settingsSwitch(app).click();
  await expect(settingsSwitch(app)).toBeChecked();
  await app.open('pages/market/index');
  await app.tab('我的');
  await app.tab('行情');
  await hideAndShow(page);
  await expect.poll(waiting).toEqual([]);
  expect(sent.length).toBeGreaterThan(0);

  await page.context().setOffline(true);
  const before = sent.length;
  await app.tab('我的');
  await hideAndShow(page);
  await expect.poll(waiting).not.toEqual([]);
  expect(sent).toHaveLength(before);
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await app.open('pages/mine/index');
  await page.keyboard.press('Shift');
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);

  const names = sent.map(({ runId, number }) => `${runId} ${number}`);
  const stored = await eventsOnServer(site);
  expect(stored.filter((name) => names.includes(name))).toHaveLength(new Set(names).size);
  expect(new Set(stored).size).toBe(stored.length);
});

test('[compliance 7] switching statistics of use off stops them and deletes them on device and server', async ({
  app,
  page,
  site
}) => {
  const sent = followEvents(page);
  await app.open('pagesAuth/setting/AccountSetting');
  await settingsSwitch(app).click();
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  const own = new Set(sent.map(({ runId, number }) => `${runId} ${number}`));
  const storedOfDevice = async () => (await eventsOnServer(site)).filter((key) => own.has(key));
  await expect.poll(async () => (await storedOfDevice()).length).toBeGreaterThan(0);
  const deleted = page.waitForResponse((response) => response.url().endsWith('/analytics/erase'));
  await settingsSwitch(app).click();
  await deleted;
  await expect.poll(storedOfDevice).toEqual([]);
  await expect.poll(() => storedAboutUse(page)).toEqual([]);
  const before = sent.length;
  await app.open('pages/market/index');
  await app.tab('我的');
  await hideAndShow(page);
  await page.waitForLoadState('networkidle');
  expect(sent).toHaveLength(before);
});
