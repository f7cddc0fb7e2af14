import { expect, type Locator } from '@playwright/test';
import type { App } from './App';
import { choosePhoto } from './choosePhoto';
import { inputOf } from './fields';

const path = 'pagesTransaction/supply/create-supply/CreateSupply';

/** The form of a supply, in the words of who offers something. */
export class SupplyForm {
  constructor(private readonly app: App) {}

  async open(): Promise<void> {
    await this.app.open(path);
  }

  /** Opens it for somebody who is not logged in yet. */
  async enter(mobile: string): Promise<void> {
    await this.open();
    await this.app.button(/^登录$/).click();
    await this.app.logIn(mobile);
    await expect(this.price).toBeVisible();
  }

  async fill({ title, yuan }: { title: string; yuan: string }): Promise<void> {
    await choosePhoto(this.app, '添加照片');
    await this.chooseGoods();
    await inputOf(this.app, 'title').fill(title);
    await this.chooseRegion('产地');
    await this.price.fill(yuan);
    await inputOf(this.app, 'stockGrams').fill('800');
    await inputOf(this.app, 'moqGrams').fill('50');
    await this.chooseRegion('发货地');
    await this.app.top.getByRole('button', { name: '现货', exact: true }).click();
  }

  async publish(): Promise<void> {
    await this.submit.click();
    await this.expectSent();
  }

  async expectSent(): Promise<void> {
    await expect(this.app.text('已提交，等审核')).toBeVisible();
  }

  /** Waits until what is filled in lies on this device. */
  async expectKept(): Promise<void> {
    await expect(this.app.text(/^草稿 .*已存$/)).toBeVisible();
  }

  /** Goes on with what was left in it. */
  async goOn(): Promise<void> {
    await this.app.page.getByRole('alertdialog').getByRole('button', { name: '接着写' }).click();
    await expect(this.price).toBeVisible();
  }

  get title(): Locator {
    return inputOf(this.app, 'title');
  }

  get price(): Locator {
    return inputOf(this.app, 'fen');
  }

  get submit(): Locator {
    return this.app.page.getByRole('button', { name: '发布', exact: true });
  }

  private async chooseGoods(): Promise<void> {
    await this.app.button(/^品种与规格/).click();
    const sheet = this.app.page.getByRole('dialog', { name: '品种与规格' });
    for (const choice of ['八角', '大红', '整货']) {
      await sheet.getByRole('button', { name: choice, exact: true }).last().click();
    }
    await sheet.getByRole('button', { name: '选好了' }).click();
  }

  private async chooseRegion(field: string): Promise<void> {
    await this.app.top.getByRole('button', { name: `${field} 请选择` }).click();
    for (const region of ['广西壮族自治区', '玉林市', '玉州区']) {
      await this.app.page.getByRole('option', { name: region }).click();
    }
  }
}
