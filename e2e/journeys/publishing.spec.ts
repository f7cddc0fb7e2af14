import { expect, test } from '../fixtures';
import type { App } from '../pages/App';
import { SupplyForm } from '../pages/SupplyForm';

/** Mobile numbers that no demo user has: a new member may publish one supply. */
const [newcomer, writer, hasty, unlucky] = ['19900000551', '19900000552', '19900000553', '19900000554'];

/** Accepts the browser's prompt about unsaved input. */
function leaveWithoutPrompt({ page }: App): void {
  page.on('dialog', (dialog) => void dialog.accept());
}

test('a supply with a photo is published, approved, and found in the list', async ({ app, otherApp }) => {
  const title = '玉林大红八角 高山头茬';
  const form = new SupplyForm(app);
  await form.enter(newcomer);
  await form.fill({ title, yuan: '36.50' });
  await form.publish();

  // Another user finds the supply once the review has approved it.
  const viewer = await otherApp();
  await expect(async () => {
    await viewer.open('pages/transaction/index');
    await viewer.button('综合').click();
    await viewer.page.getByText('最新', { exact: true }).click();
    await expect(viewer.text(title)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
  await viewer.text(title).click();
  await expect(viewer.top.getByText('36.50').first()).toBeVisible();
  await expect(viewer.top.getByText(newcomer)).toHaveCount(0);
});

test('the typed input is restored after a reload of the page', async ({ app }) => {
  leaveWithoutPrompt(app);
  const form = new SupplyForm(app);
  await form.openAs(writer);
  await form.title.fill('没写完的八角');
  await form.price.fill('35.20');
  await form.expectKept();
  await app.page.reload();
  await form.goOn();
  await expect(form.title).toHaveValue('没写完的八角');
  await expect(form.price).toHaveValue('35.20');
});

test('a double tap publishes one supply', async ({ app, page }) => {
  const title = '双击只发一条八角';
  const form = new SupplyForm(app);
  await form.openAs(hasty);
  await form.fill({ title, yuan: '36.00' });
  let answer = (): void => undefined;
  const isTappedTwice = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/supply/submit', async (route) => {
    await isTappedTwice;
    await route.continue();
  });
  await form.submit.dblclick();
  answer();
  await form.expectSent();
  expect(await form.sentTitles()).toEqual([title]);
});

test('a lost answer keeps the input and creates no second supply', async ({ app, page }) => {
  leaveWithoutPrompt(app);
  const title = '断网时发的八角';
  const form = new SupplyForm(app);
  await form.openAs(unlucky);
  await form.fill({ title, yuan: '36.80' });

  await test.step('the server has stored it, the app does not know', async () => {
    await page.route('**/supply/submit', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await form.submit.click();
    await expect(page.getByText('没发出去，内容都在').first()).toBeVisible();
  });

  await test.step('the input is restored after a reload, and is sent once', async () => {
    await page.unroute('**/supply/submit');
    await page.reload();
    await form.goOn();
    await expect(form.title).toHaveValue(title);
    await form.publish();
    expect(await form.sentTitles()).toEqual([title]);
  });
});
