import { expect, type Locator } from '@playwright/test';
import type { App } from './App';

/** Page object of the comparison of quotations, used by the buyer. */
export class ComparisonPage {
  constructor(private readonly app: App) {}

  async open(purchaseId: string): Promise<void> {
    await this.app.open(`pagesTransaction/purchase/purchase-info/index?id=${purchaseId}`);
    await expect(this.app.top.getByRole('tab', { name: '比价' })).toBeVisible();
  }

  /** Locates the quotation of a supplier. */
  quotationOf(supplier: string): Locator {
    return this.app.top.getByRole('link', { name: `看 ${supplier} 的报价` });
  }

  /** Opens a quotation in full, in a sheet over the page. */
  async read(supplier: string): Promise<void> {
    await this.quotationOf(supplier).click();
    await expect(this.sheet).toBeVisible();
  }

  async close(): Promise<void> {
    await this.sheet.getByRole('button', { name: '关闭' }).click();
    await expect(this.sheet).toBeHidden();
  }

  /** Sends a counter-offer to the open quotation. */
  async counter(yuan: string, text: string): Promise<void> {
    await this.sheet.getByText('还价', { exact: true }).click();
    const sheet = this.app.page.getByRole('dialog', { name: '还价' });
    await sheet.locator('input[name="counterPrice"]').fill(yuan);
    await sheet.locator('textarea').fill(text);
    await sheet.getByRole('button', { name: '发送' }).click();
    await expect(this.sheet.getByText(new RegExp(`你出价 ${yuan}`))).toBeVisible();
  }

  async expectVersion(version: number): Promise<void> {
    await expect(this.sheet.getByText(`第 ${version} 版`).first()).toBeVisible();
  }

  /** Agrees to the supplier's counter-offer and accepts a part at that price. */
  async agree(yuan: string, amount: string, sums: readonly string[]): Promise<void> {
    await this.sheet.getByRole('button', { name: `同意 ${yuan}` }).click();
    await this.takePart(amount, sums);
  }

  /** Accepts a part of the open quotation. */
  async acceptPart(amount: string, sums: readonly string[]): Promise<void> {
    await this.sheet.getByRole('button', { name: '采纳', exact: true }).click();
    await this.takePart(amount, sums);
  }

  /** @param sums goods, tax, freight and the delivered total, as the sheet must show them */
  private async takePart(amount: string, sums: readonly string[]): Promise<void> {
    const sheet = this.app.page.getByRole('dialog', { name: '采纳报价' });
    await sheet.locator('input[name="acceptGrams"]').fill(amount);
    for (const sum of sums) await expect(sheet.getByText(sum, { exact: true }).first()).toBeVisible();
    await sheet.getByRole('button', { name: '确认采纳' }).click();
    await expect(sheet).toBeHidden();
  }

  /** Accepts all of the open quotation. */
  async accept(): Promise<void> {
    await this.sheet.getByRole('button', { name: '采纳', exact: true }).click();
    const sheet = this.app.page.getByRole('dialog', { name: '采纳报价' });
    await sheet.getByRole('button', { name: '确认采纳' }).click();
    await expect(sheet).toBeHidden();
  }

  /** Rejects the open quotation with a reason. */
  async reject(reason: string): Promise<void> {
    await this.sheet.getByText('不采纳', { exact: true }).click();
    const sheet = this.app.page.getByRole('dialog', { name: '不采纳的原因' });
    await sheet.getByText(reason, { exact: true }).click();
    await sheet.getByRole('button', { name: '确认不采纳' }).click();
    await expect(sheet).toBeHidden();
  }

  /** Rates the open deal; checks that no star is preselected. */
  async score(stars: number): Promise<void> {
    await this.sheet.getByRole('button', { name: '给这次交易打分' }).click();
    const sheet = this.app.page.getByRole('dialog', { name: '给这次交易打分' });
    await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0);
    await sheet.getByRole('radio', { name: `${stars} 分` }).click();
    await sheet.getByRole('button', { name: '提交评分' }).click();
    await expect(sheet).toBeHidden();
  }

  get sheet(): Locator {
    return this.app.page.getByRole('dialog', { name: '报价详情' });
  }
}
