import { expect, test } from '../fixtures';
import { ComparisonPage } from '../pages/ComparisonPage';
import { QuotationPage } from '../pages/QuotationPage';
import { publishRequest } from '../publishRequest';

const [buyer, supplier, rival] = ['13800138004', '13800138001', '13800138000'];

test('a quotation is negotiated and accepted in two windows at once, and others see only the number of quotations', async ({
  app,
  otherApp,
  site
}) => {
  test.setTimeout(120_000);
  const [supplierApp, rivalApp] = [await otherApp(), await otherApp()];
  const buyerToken = await app.enter(buyer);
  await Promise.all([supplierApp.enter(supplier), rivalApp.enter(rival)]);
  const request = await publishRequest(site.url, buyerToken);

  const comparison = new ComparisonPage(app);
  const quotation = new QuotationPage(supplierApp);
  const rivalPage = new QuotationPage(rivalApp);
  await comparison.open(request.id);

  await test.step('the supplier quotes, and the buyer sees the quotation without an action', async () => {
    await quotation.openRequest(request.id);
    await quotation.begin();
    await quotation.fill('41.37');
    await quotation.send();
    await expect(comparison.quotationOf('和志山')).toBeVisible({ timeout: 15_000 });
  });

  await test.step('the buyer sends a counter-offer, which the supplier sees at once', async () => {
    await comparison.read('和志山');
    await quotation.expectStatus('已查看');
    await comparison.counter('39.50', '量大，能否再让一点');
    await quotation.expectWish('39.50');
  });

  await test.step('the supplier answers with a second version, which the buyer sees at once', async () => {
    await quotation.sendNewVersion('39.80');
    await comparison.expectVersion(2);
  });

  await test.step('a third supplier sees one more quotation, without its price', async () => {
    await rivalPage.openRequest(request.id);
    await expect(rivalApp.top.getByText(`${request.quoteCount + 1}/${request.maxQuotes}`)).toBeVisible();
    await expect(rivalApp.top.getByText(/41\.37|39\.[58]0/)).toHaveCount(0);
    await expect(rivalApp.top.getByText('和志山')).toHaveCount(0);
  });

  await test.step('the buyer accepts, and both see the deal', async () => {
    await comparison.accept();
    await expect(comparison.sheet.getByText('成交', { exact: true })).toBeVisible();
    await expect(comparison.sheet.getByRole('button', { name: '打给供应商 138 0013 8001' })).toBeVisible();
    await quotation.expectStatus('已采纳');
    await expect(supplierApp.button('打给采购商 138 0013 8004')).toBeVisible();
  });
});
