import { expect, type Locator } from '@playwright/test';
import type { App } from './App';

/** The quotations about a request, in the words of its buyer. */
export class ComparisonPage {
  constructor(private readonly app: App) {}

  async open(purchaseId: string): Promise<void> {
    await this.app.open(`pagesTransaction/purchase/purchase-info/index?id=${purchaseId}`);
    await expect(this.app.top.getByRole('tab', { name: '比价' })).toBeVisible();
  }

  /** A supplier's quotation among the others. */
  quotationOf(supplier: string): Locator {
    return this.app.top.getByRole('link', { name: `看 ${supplier} 的报价` });
  }

  /** Reads one in full, over the page. */
  async read(supplier: string): Promise<void> {
    await this.quotationOf(supplier).click();
    await expect(this.sheet).toBeVisible();
  }

  async close(): Promise<void> {
    await this.sheet.getByRole('button', { name: '关闭' }).click();
    await expect(this.sheet).toBeHidden();
  }

  /** Wishes another price for the quotation that is open. */
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

  /** Agrees to the price that the supplier has put forward, and takes a part at it. */
  async agree(yuan: string, amount: string, sums: readonly string[]): Promise<void> {
    await this.sheet.getByRole('button', { name: `同意 ${yuan}` }).click();
    await this.takePart(amount, sums);
  }

  /** Takes a part of the quotation that is open. */
  async acceptPart(amount: string, sums: readonly string[]): Promise<void> {
    await this.sheet.getByRole('button', { name: '采纳', exact: true }).click();
    await this.takePart(amount, sums);
  }

  /** @param sums goods, tax, freight and the delivered total, as they must stand in the sheet */
  private async takePart(amount: string, sums: readonly string[]): Promise<void> {
    const sheet = this.app.page.getByRole('dialog', { name: '采纳报价' });
    await sheet.locator('input[name="acceptGrams"]').fill(amount);
    for (const sum of sums) await expect(sheet.getByText(sum, { exact: true }).first()).toBeVisible();
    await sheet.getByRole('button', { name: '确认采纳' }).click();
    await expect(sheet).toBeHidden();
  }

  /** Takes all of the quotation that is open. */
  async accept(): Promise<void> {
    await this.sheet.getByRole('button', { name: '采纳', exact: true }).click();
    const sheet = this.app.page.getByRole('dialog', { name: '采纳报价' });
    await sheet.getByRole('button', { name: '确认采纳' }).click();
    await expect(sheet).toBeHidden();
  }

  /** Says to the supplier of the quotation that is open why it is not taken. */
  async reject(reason: string): Promise<void> {
    await this.sheet.getByText('不采纳', { exact: true }).click();
    const sheet = this.app.page.getByRole('dialog', { name: '不采纳的原因' });
    await sheet.getByText(reason, { exact: true }).click();
    await sheet.getByRole('button', { name: '确认不采纳' }).click();
    await expect(sheet).toBeHidden();
  }

  /** Rates the deal that is open: no star is lit before one is chosen. */
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
