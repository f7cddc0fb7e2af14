import { expect, type Locator } from '@playwright/test';
import type { App } from './App';
import { inputOf } from './fields';
import { chooseRegion } from './tradeFields';

/** Page object of a request and the supplier's quotation about it. */
export class QuotationPage {
  constructor(private readonly app: App) {}

  async openRequest(id: string): Promise<void> {
    await this.app.open(`pagesTransaction/purchase/purchase-info/index?id=${id}`);
    await expect(this.app.text('采购需求')).toBeVisible();
  }

  /** Opens the form from the request; it is prefilled with the values of the request. */
  async begin(): Promise<void> {
    await this.app.button(/^报价$/).click();
    await expect(this.field('unitFen')).toBeVisible();
  }

  /** Opens the own quotation from the request. */
  async openOwn(): Promise<void> {
    await this.app.button('查看我的报价').click();
    await this.expectStatus('等采购商查看');
  }

  /** Sets a price without tax and freight. */
  async exWorks(freightYuan: string): Promise<void> {
    await this.app.button('不含税').click();
    await this.app.button('不含运').click();
    await this.field('freightFenPerKg').fill(freightYuan);
  }

  async fill(yuan: string): Promise<void> {
    await this.field('unitFen').fill(yuan);
    if ((await this.field('specOffered').inputValue()) === '') await this.field('specOffered').fill('选货，去把');
    await chooseRegion(this.app, '产地 请选择');
    await this.field('deliverWithinDays').fill('3');
  }

  async send(): Promise<void> {
    await this.app.button('核对并发送').click();
    await this.app.page.getByRole('dialog', { name: '核对报价' }).getByRole('button', { name: '发送报价' }).click();
    await this.expectStatus('待查看');
  }

  /** Sends a new version with another price, in answer to the buyer's counter-offer. */
  async sendNewVersion(yuan: string): Promise<void> {
    await this.app.button(/^修改报价/).click();
    await this.field('unitFen').fill(yuan);
    await expect(this.app.text('改了 1 项')).toBeVisible();
    await this.app.button('核对修改').click();
    const sheet = this.app.page.getByRole('dialog', { name: '核对修改' });
    await sheet.getByRole('button', { name: '发送新版本' }).click();
    await expect(this.app.text('第 2 版')).toBeVisible();
  }

  /** Agrees to the buyer's counter-offer. */
  async agree(yuan: string): Promise<void> {
    await this.app.button(`同意 ${yuan}`).click();
    await this.expectStatus('价格谈妥');
  }

  /** Answers the buyer's counter-offer with another price. */
  async answer(yuan: string): Promise<void> {
    await this.app.top.getByText('再还价', { exact: true }).click();
    const sheet = this.app.page.getByRole('dialog', { name: '答复对方' });
    await sheet.locator('input[name="counterPrice"]').fill(yuan);
    await sheet.getByRole('button', { name: '发送' }).click();
    await expect(sheet).toBeHidden();
  }

  /** Waits until the open page shows the status of the quotation. */
  async expectStatus(status: string): Promise<void> {
    await expect(this.app.text(status)).toBeVisible();
  }

  async expectWish(yuan: string): Promise<void> {
    await expect(this.app.text(new RegExp(`出价 ${yuan}`))).toBeVisible();
    await expect(this.app.text('等你答复')).toBeVisible();
  }

  private field(name: string): Locator {
    return inputOf(this.app, name);
  }
}
