import { expect, type Locator } from '@playwright/test';
import type { Page as PageOf } from '@contract/common';
import type { OwnPurchaseBrief } from '@contract/ownPurchase';
import { DAY_MS } from '@rules/duration';
import { apiRequest } from '../apiRequest';
import type { App } from './App';
import { inputOf } from './fields';
import { chooseGoods, chooseRegion } from './tradeFields';

const path = 'pagesTransaction/purchase/create-purchase/index';

/** So many days from today, as the browser's field for a day takes it. */
const inDays = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now() + days * DAY_MS);

/** The three steps of a purchase request, in the words of who wants something. */
export class PurchaseForm {
  constructor(private readonly app: App) {}

  /** Opens it for somebody who is not logged in yet. */
  async enter(mobile: string): Promise<void> {
    await this.app.open(path);
    await this.app.button(/^登录$/).click();
    await this.app.logIn(mobile);
    await expect(this.quantity).toBeVisible();
  }

  /** What is wanted. */
  async fillGoods({ title, yuan, kilograms }: { title: string; yuan: string; kilograms: string }): Promise<void> {
    await chooseGoods(this.app);
    await this.title.fill(title);
    await this.quantity.fill(kilograms);
    await inputOf(this.app, 'expectedFen').fill(yuan);
  }

  /** Where to, until when, on which terms. */
  async fillTerms(): Promise<void> {
    await chooseRegion(this.app, '收货地 选到市或区县');
    await this.app.top.getByLabel('最晚到货').fill(inDays(30));
    await this.app.top.getByLabel('报价截止').fill(inDays(10));
    await this.choose('款到发货');
    await this.choose('普票');
  }

  /** What the goods must be like. */
  async fillDemand(text: string): Promise<void> {
    await this.app.top.locator('textarea').fill(text);
  }

  async goOn(): Promise<void> {
    await this.app.page.getByRole('button', { name: '下一步' }).click();
  }

  /** Goes on with what was left in it. */
  async restore(): Promise<void> {
    await this.app.page.getByRole('alertdialog').getByRole('button', { name: '接着写' }).click();
    await expect(this.quantity).toBeVisible();
  }

  /** The step that is shown. */
  async expectStep(name: string): Promise<void> {
    await expect(this.app.top.getByRole('tab', { selected: true })).toContainText(name);
  }

  async expectSent(): Promise<void> {
    await expect(this.app.text('已提交，等审核')).toBeVisible();
  }

  /** Titles of all that the person has sent to its review or shows. */
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
