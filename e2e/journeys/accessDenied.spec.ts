import type { Page as PageOf } from '@contract/common';
import type { OwnPurchaseBrief } from '@contract/ownPurchase';
import type { OwnSupplyBrief } from '@contract/ownSupply';
import type { QuotationBrief } from '@contract/quotationList';
import { apiRequest } from '../apiRequest';
import { expect, test } from '../fixtures';

/** A seller with supplies, quotations and requests, and a stranger with none of them. */
const [seller, grower, buyer, stranger] = ['13800138000', '13800138001', '13800138004', '19900000571'];

test('pages of another user’s listings and quotations show and change nothing, whatever id the address has', async ({
  app,
  otherApp,
  site
}) => {
  const first = async <T>(mobile: string, call: string): Promise<T> => {
    const owner = await otherApp();
    const { items } = await apiRequest<PageOf<T>>(site.url, call, await owner.enter(mobile));
    if (!items[0]) throw new Error(`${mobile} has nothing under ${call}`);
    return items[0];
  };
  const draft = await first<OwnSupplyBrief>(seller, '/api/front/supply/mine?tab=draft&limit=1');
  const supply = await first<OwnSupplyBrief>(seller, '/api/front/supply/mine?tab=onSale&limit=1');
  const request = await first<OwnPurchaseBrief>(buyer, '/api/front/purchase/mine?tab=quoting&limit=1');
  const quotation = await first<QuotationBrief>(
    grower,
    '/api/front/quotation/list?side=sent&tab=all&sort=updated&limit=1'
  );
  await app.enter(stranger);

  const table: [what: string, path: string, said: string, secret: string][] = [
    ['the form of a supply', `supply/create-supply/CreateSupply?id=${supply.id}`, '这不是你的供应', supply.title],
    ['the form of a draft', `supply/create-supply/CreateSupply?id=${draft.id}`, '这不是你的供应', draft.title],
    ['the page of a draft', `supply/supply-info/index?id=${draft.id}`, '看不到这条供应', draft.title],
    ['the form of a request', `purchase/create-purchase/index?id=${request.id}`, '这不是您的采购', request.title],
    ['a quotation', `quotation/edit-quotation/index?id=${quotation.id}`, '找不到这份报价', quotation.purchaseTitle]
  ];
  for (const [what, path, said, secret] of table) {
    await test.step(what, async () => {
      await app.open(`pagesTransaction/${path}`);
      await expect(app.text(said)).toBeVisible();
      await expect(app.top.getByText(secret)).toHaveCount(0);
    });
  }

  await test.step('quotations on another user’s request', async () => {
    await app.open(`pagesTransaction/purchase/purchase-info/index?id=${request.id}`);
    await expect(app.text('采购需求')).toBeVisible();
    await expect(app.top.getByRole('tab', { name: '比价' })).toHaveCount(0);
  });
});
