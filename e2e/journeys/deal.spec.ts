import { randomUUID } from 'node:crypto';
import type { PurchaseDetail } from '@contract/purchase';
import type { QuotationDetail } from '@contract/quotation';
import type { QuotationFields } from '@contract/quotationFields';
import { type DeliveredSum, deliveredSum } from '@rules/deliveredPrice';
import { gramsPerUnit } from '@rules/tradeUnit';
import { expect, test } from '../fixtures';
import type { App } from '../pages/App';
import { ComparisonPage } from '../pages/ComparisonPage';
import { QuotationPage } from '../pages/QuotationPage';
import { publishRequest } from '../publishRequest';
import { secureCall } from '../secureCall';

const [buyer, company, grower, parkPerson] = ['13800138004', '13800138000', '13800138001', '13800138003'];

/** Sends a quotation with tax and freight in its price directly to the server, not through the app. */
async function sendQuotation(
  site: string,
  token: string,
  request: PurchaseDetail,
  unitFen: number,
  asCompany: boolean
) {
  const fields: QuotationFields = {
    ...{ unitFen, isTaxIncluded: true, taxRate: 9, isFreightIncluded: true, freightFenPerKg: null },
    freightToCode: request.deliveryRegion?.code ?? null,
    ...{ availableGrams: request.quantityGrams, specOffered: '选货', cropYear: null },
    originOffered: { regionCode: '450902', countryCode: null, detail: '' },
    ...{ sampleOffer: 'free', sampleFen: null, deliverWithinDays: 3, payTerm: 'onDelivery', validDays: 7 },
    ...{ photos: [], documents: [], remark: '' }
  };
  const body = { purchaseId: request.id, requestId: randomUUID(), asCompany, fields };
  return secureCall<QuotationDetail>(site, '/api/front/quotation/create', body, token);
}

const yuan = (fen: number) => `${(fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })} 元`;

/** Checks goods, tax, freight and delivered sum, as both sides must see them. */
async function expectSum(app: App, sum: DeliveredSum): Promise<void> {
  for (const fen of [sum.goodsFen, sum.taxFen, sum.freightFen, sum.deliveredFen].filter((amount) => amount > 0)) {
    await expect(app.page.getByText(yuan(fen), { exact: true }).first()).toBeVisible();
  }
}

test('a deal of four users: three quotations, a negotiated price, two accepted parts, a rejection and a rating', async ({
  app,
  otherApp,
  site
}) => {
  test.setTimeout(150_000);
  const [companyApp, growerApp, parkApp] = [await otherApp(), await otherApp(), await otherApp()];
  const [buyerToken, companyToken, parkToken] = await Promise.all([
    app.enter(buyer),
    companyApp.enter(company),
    parkApp.enter(parkPerson),
    growerApp.enter(grower)
  ]);
  const request = await publishRequest(site.url, buyerToken);
  const unitGrams = gramsPerUnit(request.unit, request.gramsPerPack) ?? 0;
  const comparison = new ComparisonPage(app);
  const [ofCompany, ofGrower, ofPark] = [
    new QuotationPage(companyApp),
    new QuotationPage(growerApp),
    new QuotationPage(parkApp)
  ];

  await test.step('a company quotes with tax and freight in the price, and a park employee in their own name', async () => {
    await sendQuotation(site.url, companyToken, request, 4000, true);
    await sendQuotation(site.url, parkToken, request, 4500, false);
    await Promise.all([ofCompany, ofPark].map((page) => page.openRequest(request.id)));
    await Promise.all([ofCompany.openOwn(), ofPark.openOwn()]);
  });

  await test.step('a grower quotes ex works', async () => {
    await ofGrower.openRequest(request.id);
    await ofGrower.begin();
    await ofGrower.exWorks('0.90');
    await ofGrower.fill('36.00');
    await ofGrower.send();
  });

  await test.step('the buyer counters, the company answers, and the buyer agrees and accepts a part', async () => {
    await comparison.open(request.id);
    await comparison.read('桂南香叶供应链（演示）');
    await comparison.counter('38.00', '长期要货');
    await ofCompany.expectWish('38.00');
    await ofCompany.answer('39.00');
    await expect(comparison.sheet.getByText(/供应商出价 39\.00/)).toBeVisible({ timeout: 15_000 });
    await comparison.agree('39.00', '2', [yuan(7800), '已含']);
    await expect(comparison.sheet.getByText('到厂合计').first()).toBeVisible();
    await ofCompany.expectStatus('已采纳');
    const sum = { goodsFen: 7800, taxFen: 0, freightFen: 0, deliveredFen: 7800 };
    await expectSum(app, sum);
    await expectSum(companyApp, sum);
    await comparison.score(4);
    await comparison.close();
  });

  await test.step('the buyer accepts a part of the grower’s quotation, with tax and freight on top', async () => {
    const sum = deliveredSum(
      {
        ...{ unitFen: 3600, gramsPerUnit: unitGrams, isTaxIncluded: false, taxRate: 9 },
        ...{ isFreightIncluded: false, freightFenPerKg: 90 }
      },
      unitGrams
    );
    expect([sum.goodsFen, sum.taxFen, sum.freightFen]).toEqual([3600, 324, (90 * unitGrams) / 1000]);
    await comparison.read('和志山');
    await comparison.acceptPart('1', [yuan(3600), yuan(324), yuan(sum.freightFen), yuan(sum.deliveredFen)]);
    await ofGrower.expectStatus('已采纳');
    await expectSum(app, sum);
    await expectSum(growerApp, sum);
    await comparison.close();
  });

  await test.step('the third supplier is rejected and sees the reason', async () => {
    await comparison.read('吴清莲');
    await comparison.reject('价格高');
    await ofPark.expectStatus('未采纳');
    await expect(parkApp.text('未采纳：价格高')).toBeVisible();
  });
});
