import { expect, test } from '../fixtures';
import { PurchaseForm } from '../pages/PurchaseForm';
import { QuotationPage } from '../pages/QuotationPage';

/** Mobile numbers that no demo user has: a new member may publish one request. */
const [buyer, unlucky] = ['19900000581', '19900000582'];
/** A verified grower of the demo data. */
const supplier = '13800138001';

test('a request is written in three steps, approved, found by a supplier and quoted on', async ({ app, otherApp }) => {
  test.setTimeout(120_000);
  const title = '求购玉林大红八角 头茬';
  const form = new PurchaseForm(app);

  await test.step('each step shows its missing fields before the next one opens', async () => {
    await form.enter(buyer);
    await app.button('还差 6 项，去填写').click();
    await expect(app.text('填采购量')).toBeVisible();
    await form.expectStep('要什么');
    await form.fillGoods({ title, yuan: '34.00', kilograms: '3000' });
    await form.goOn();
    await form.expectStep('怎么交');
    await form.fillTerms();
    await form.goOn();
    await form.expectStep('谁来报');
    await form.fillDemand('水分不超过 13%，无硫，要检测报告');
  });

  await test.step('the page shows the approval without a reload', async () => {
    await form.submit.dblclick();
    await form.expectSent();
    await expect(app.text('已发布')).toBeVisible({ timeout: 40_000 });
    expect(await form.sentTitles()).toEqual([title]);
  });

  const supplierApp = await otherApp();
  await test.step('a supplier finds the request in the list and quotes', async () => {
    await supplierApp.open('pagesAuth/login/PhoneLogin?loginReferer=pages%2Ftransaction%2Findex');
    await supplierApp.logIn(supplier);
    await supplierApp.top.getByRole('tab', { name: '采购' }).click();
    await supplierApp.button('综合').click();
    await supplierApp.page.getByText('最新', { exact: true }).click();
    await supplierApp.text(title).click();
    await expect(supplierApp.text('水分不超过 13%，无硫，要检测报告')).toBeVisible();
    const quotation = new QuotationPage(supplierApp);
    await quotation.begin();
    await quotation.fill('34.60');
    await quotation.send();
  });

  await test.step('the buyer continues from the form to the quotation', async () => {
    await app.button('看采购详情').click();
    await expect(app.top.getByRole('link', { name: '看 和志山 的报价' })).toBeVisible();
    await expect(app.top.getByText('34.60').first()).toBeVisible();
  });
});

test('a lost answer keeps the request and creates no second one', async ({ app, page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const title = '断网时求购的八角';
  const form = new PurchaseForm(app);
  await form.openAs(unlucky);
  await form.fillGoods({ title, yuan: '33.00', kilograms: '800' });
  await form.goOn();
  await form.fillTerms();
  await form.goOn();

  await test.step('the server has stored it, the app does not know', async () => {
    await page.route('**/purchase/submit', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await form.submit.click();
    await expect(page.getByText('没发出去，内容都在').first()).toBeVisible();
  });

  await test.step('the input is restored after a reload, and is sent once', async () => {
    await page.unroute('**/purchase/submit');
    await page.reload();
    await form.restore();
    await expect(form.title).toHaveValue(title);
    await form.goOn();
    await form.goOn();
    await form.submit.click();
    await form.expectSent();
    expect(await form.sentTitles()).toEqual([title]);
  });
});
