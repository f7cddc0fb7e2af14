import { expect, type Locator } from '@playwright/test';
import type { App } from './App';
import { inputOf } from './fields';
import { chooseRegion } from './tradeFields';

const path = 'pagesExhibit/exhibitRegist/index';

/** Page object of the registration for the current expo and of its tickets. */
export class ExpoTicketPage {
  constructor(private readonly app: App) {}

  async open(): Promise<void> {
    await this.app.open(path);
  }

  /** Fills in what a new account does not have. */
  async fill({ name, company }: { name: string; company: string }): Promise<void> {
    await inputOf(this.app, 'name').fill(name);
    await inputOf(this.app, 'company').fill(company);
    await inputOf(this.app, 'position').fill('采购经理');
    await this.app.top.getByRole('button', { name: '采购商', exact: true }).click();
    await this.chooseInterest('八角');
    await chooseRegion(this.app, '所在地区 选择地区');
  }

  async addCompanion(name: string, mobile: string): Promise<void> {
    await this.app.button('添加同行人').click();
    await inputOf(this.app, 'companions.0.name').fill(name);
    await inputOf(this.app, 'companions.0.mobile').fill(mobile);
  }

  get consent(): Locator {
    return this.app.top.getByRole('checkbox', { name: /^同意参观须知/ });
  }

  async register(): Promise<void> {
    await this.app.button(/^免费登记/).click();
  }

  /** Locator of the code to type, in two groups. */
  get shortCode(): Locator {
    return this.app.text(/^[0-9A-Z]{4} [0-9A-Z]{4}$/);
  }

  codeOf(name: string): Locator {
    return this.app.top.getByRole('img', { name: `${name}的门票码` });
  }

  /** Cancels the ticket in view. */
  async cancel(): Promise<void> {
    await this.app.button('取消这张票').click();
    await this.app.page.getByRole('alertdialog').getByRole('button', { name: '取消票' }).click();
    await expect(this.app.text('这张票已取消，不能入场')).toBeVisible();
  }

  private async chooseInterest(variety: string): Promise<void> {
    await this.app.button(/^关注品种/).click();
    const sheet = this.app.page.getByRole('dialog', { name: '关注品种' });
    await sheet.getByRole('checkbox', { name: variety, exact: true }).click();
    await sheet.getByRole('button', { name: /^确定/ }).click();
  }
}
