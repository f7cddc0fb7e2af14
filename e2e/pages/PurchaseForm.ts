import { expect, type Locator } from '@playwright/test';
import type { Page as PageOf } from '@contract/common';
import type { OwnPurchaseBrief } from '@contract/ownPurchase';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { apiRequest } from '../apiRequest';
import type { App } from './App';
import { inputOf } from './fields';
import { chooseGoods, chooseRegion } from './tradeFields';

const path = 'pagesTransaction/purchase/create-purchase/index';

/** Returns the day in so many days, in the format of the browser's date input. */
const inDays = (days: number): string => shanghaiDay(Date.now() + days * DAY_MS);

/** Page object of the three steps of a purchase request. */
export class PurchaseForm {
  constructor(private readonly app: App) {}

  /** Opens the form as this user. */
  async openAs(mobile: string): Promise<void> {
    await this.app.enter(mobile);
    await this.app.open(path);
  }

  /** Opens the form as a visitor and logs in. */
  async enter(mobile: string): Promise<void> {
    await this.app.open(path);
    await this.app.button(/^登录$/).click();
    await this.app.logIn(mobile);
    await expect(this.quantity).toBeVisible();
  }

  /** Fills the step of the goods. */
  async fillGoods({ title, yuan, kilograms }: { title: string; yuan: string; kilograms: string }): Promise<void> {
    await chooseGoods(this.app);
    await this.title.fill(title);
    await this.quantity.fill(kilograms);
    await inputOf(this.app, 'expectedFen').fill(yuan);
  }

  /** Fills the step of the terms: delivery, deadline, payment. */
  async fillTerms(): Promise<void> {
    await chooseRegion(this.app, '收货地 选到市或区县');
    await this.app.top.getByLabel('最晚到货').fill(inDays(30));
    await this.app.top.getByLabel('报价截止').fill(inDays(10));
    await this.choose('款到发货');
    await this.choose('普票');
  }

  /** Fills the requirements for the goods. */
  async fillDemand(text: string): Promise<void> {
    await this.app.top.locator('textarea').fill(text);
  }

  async goOn(): Promise<void> {
    await this.app.page.getByRole('button', { name: '下一步' }).click();
  }

  /** Continues with the stored draft. */
  async restore(): Promise<void> {
    await this.app.page.getByRole('alertdialog').getByRole('button', { name: '接着写' }).click();
    await expect(this.quantity).toBeVisible();
  }

  /** Waits until the step is shown. */
  async expectStep(name: string): Promise<void> {
    await expect(this.app.top.getByRole('tab', { selected: true })).toContainText(name);
  }

  async expectSent(): Promise<void> {
    await expect(this.app.text('已提交，等审核')).toBeVisible();
  }

  /** Returns the titles of all requests that the user has submitted or published. */
  async sentTitles(): Promise<string[]> {
    const call = '/api/front/purchase/mine?tab=all&limit=20';
    const { items } = await apiRequest<PageOf<OwnPurchaseBrief>>(this.app.url, call, await this.app.token());
    return items.filter(({ status }) => status !== 'draft').map(({ title }) => title);
  }

  get submit(): Locator {
    return this.app.page.getByRole('button', { name: '提交审核', exact: true });
  }

  get title(): Locator {
    return inputOf(this.app, 'title');
  }

  private get quantity(): Locator {
    return inputOf(this.app, 'quantityGrams');
  }

  private async choose(text: string): Promise<void> {
    await this.app.top.getByRole('button', { name: text, exact: true }).click();
  }
}
