import { expect, type Locator } from '@playwright/test';
import type { Page as PageOf } from '@contract/common';
import type { OwnSupplyBrief } from '@contract/ownSupply';
import { apiRequest } from '../apiRequest';
import type { App } from './App';
import { choosePhoto } from './choosePhoto';
import { inputOf } from './fields';
import { chooseGoods, chooseRegion } from './tradeFields';

const path = 'pagesTransaction/supply/create-supply/CreateSupply';

/** Page object of the form of a supply. */
export class SupplyForm {
  constructor(private readonly app: App) {}

  async open(): Promise<void> {
    await this.app.open(path);
  }

  /** Opens the form as this user. */
  async openAs(mobile: string): Promise<void> {
    await this.app.enter(mobile);
    await this.app.open(path);
  }

  /** Opens the form as a visitor and logs in. */
  async enter(mobile: string): Promise<void> {
    await this.open();
    await this.app.button(/^登录$/).click();
    await this.app.logIn(mobile);
    await expect(this.price).toBeVisible();
  }

  async fill({ title, yuan }: { title: string; yuan: string }): Promise<void> {
    await choosePhoto(this.app, /拍照\/相册$/);
    await chooseGoods(this.app);
    await inputOf(this.app, 'title').fill(title);
    await chooseRegion(this.app, '产地 请选择');
    await this.price.fill(yuan);
    await inputOf(this.app, 'stockGrams').fill('800');
    await inputOf(this.app, 'moqGrams').fill('50');
    await chooseRegion(this.app, '发货地 请选择');
    await this.app.top.getByRole('button', { name: '现货', exact: true }).click();
    // Open for a user without a name alone: the form does not begin with a generated nickname.
    const contactName = inputOf(this.app, 'contactName');
    if (await contactName.isVisible()) await contactName.fill('韦师傅');
  }

  async publish(): Promise<void> {
    await this.submit.click();
    await this.expectSent();
  }

  async expectSent(): Promise<void> {
    await expect(this.app.text('已提交，等审核')).toBeVisible();
  }

  /** Returns the titles of all supplies that the user has submitted or published. */
  async sentTitles(): Promise<string[]> {
    const path = '/api/front/supply/mine?limit=20';
    const { items } = await apiRequest<PageOf<OwnSupplyBrief>>(this.app.url, path, await this.app.token());
    return items.filter(({ status }) => status !== 'draft').map(({ title }) => title);
  }

  /** Waits until the draft is stored on this device. */
  async expectKept(): Promise<void> {
    await expect(this.app.text(/^草稿 .*已存$/)).toBeVisible();
  }

  /** Continues with the stored draft. */
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
}
