import { expect, type Locator } from '@playwright/test';
import type { App } from './App';
import { inputOf } from './fields';
import { chooseRegion } from './tradeFields';

/** A request and a quotation about it, in the words of the supplier. */
export class QuotationPage {
  constructor(private readonly app: App) {}

  async openRequest(id: string): Promise<void> {
    await this.app.open(`pagesTransaction/purchase/purchase-info/index?id=${id}`);
    await expect(this.app.text('采购需求')).toBeVisible();
  }

  /** From the request to its form, which has taken over what the request says. */
  async begin(): Promise<void> {
    await this.app.button(/^报价$/).click();
    await expect(this.field('unitFen')).toBeVisible();
  }

  /** From the request to the own quotation about it. */
  async openOwn(): Promise<void> {
    await this.app.button('查看我的报价').click();
    await this.expectStatus('等采购商查看');
  }

  /** Tax and freight come on top of the price. */
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

  /** Another price, as an answer to what the buyer wishes. */
  async sendNewVersion(yuan: string): Promise<void> {
    await this.app.button(/^修改报价/).click();
    await this.field('unitFen').fill(yuan);
    await expect(this.app.text('改了 1 项')).toBeVisible();
    await this.app.button('核对修改').click();
    const sheet = this.app.page.getByRole('dialog', { name: '核对修改' });
    await sheet.getByRole('button', { name: '发送新版本' }).click();
    await expect(this.app.text('第 2 版')).toBeVisible();
  }

  /** Agrees to what the buyer offers. */
  async agree(yuan: string): Promise<void> {
    await this.app.button(`同意 ${yuan}`).click();
    await this.expectStatus('价格谈妥');
  }

  /** Another price in place of the buyer's. */
  async answer(yuan: string): Promise<void> {
    await this.app.top.getByText('再还价', { exact: true }).click();
    const sheet = this.app.page.getByRole('dialog', { name: '答复对方' });
    await sheet.locator('input[name="counterPrice"]').fill(yuan);
    await sheet.getByRole('button', { name: '发送' }).click();
    await expect(sheet).toBeHidden();
  }

  /** Where the quotation stands, on the page that is open. */
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
