import type { App } from '../pages/App';
import { SupplyForm } from '../pages/SupplyForm';
import { expect, test } from '../fixtures';

/** Numbers that no demo person has: a new member may show one supply. */
const [newcomer, writer, hasty, unlucky] = ['19900000551', '19900000552', '19900000553', '19900000554'];

/** A form that is left with something in it asks the browser to ask. */
function leaveWithoutPrompt({ page }: App): void {
  page.on('dialog', (dialog) => void dialog.accept());
}

test('a supply with a photo is published, let through, and found in the list', async ({ app, otherApp }) => {
  const title = '玉林大红八角 高山头茬';
  const form = new SupplyForm(app);
  await form.enter(newcomer);
  await form.fill({ title, yuan: '36.50' });
  await form.publish();

  // Somebody else finds it once the review is through.
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

test('what was written is there again after the page was loaded anew', async ({ app }) => {
  leaveWithoutPrompt(app);
  const form = new SupplyForm(app);
  await form.enter(writer);
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
  await form.enter(hasty);
  await form.fill({ title, yuan: '36.00' });
  await page.route('**/supply/submit', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await form.submit.dblclick();
  await form.expectSent();
  expect(await form.sentTitles()).toEqual([title]);
});

test('an answer that is lost on the way loses nothing and makes no second supply', async ({ app, page }) => {
  leaveWithoutPrompt(app);
  const title = '断网时发的八角';
  const form = new SupplyForm(app);
  await form.enter(unlucky);
  await form.fill({ title, yuan: '36.80' });

  await test.step('the server has it, the app does not know', async () => {
    await page.route('**/supply/submit', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await form.submit.click();
    await expect(page.getByText('没发出去，内容都在').first()).toBeVisible();
  });

  await test.step('what was written is there after a reload, and goes out once', async () => {
    await page.unroute('**/supply/submit');
    await page.reload();
    await form.goOn();
    await expect(form.title).toHaveValue(title);
    await form.publish();
    expect(await form.sentTitles()).toEqual([title]);
  });
});
