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
    await expect(this.sheet.getByText(new RegExp(`还价 ${yuan}`))).toBeVisible();
  }

  async expectVersion(version: number): Promise<void> {
    await expect(this.sheet.getByText(`第 ${version} 版`).first()).toBeVisible();
  }

  /** Takes all of the quotation that is open. */
  async accept(): Promise<void> {
    await this.sheet.getByRole('button', { name: '采纳', exact: true }).click();
    const sheet = this.app.page.getByRole('dialog', { name: '采纳报价' });
    await sheet.getByRole('button', { name: '确认采纳' }).click();
    await expect(sheet).toBeHidden();
  }

  get sheet(): Locator {
    return this.app.page.getByRole('dialog', { name: '报价详情' });
  }
}
