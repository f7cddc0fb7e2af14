import { expect } from '@playwright/test';
import { routes } from '../../src/routes';
import type { App } from './App';

/** The exhibitors of the expo, and one of them opened over the list. */
export class MerchantPage {
  constructor(private readonly app: App) {}

  open(query = ''): Promise<unknown> {
    return this.app.open(`${routes['exhibit.merchant']}${query}`);
  }

  async search(word: string): Promise<void> {
    await this.app.top.getByRole('searchbox', { name: '搜索展商' }).fill(word);
  }

  async openExhibitor(name: RegExp): Promise<void> {
    await this.app.button(name).first().click();
  }

  /** Shows a section of the opened exhibitor. */
  async showSection(name: string): Promise<void> {
    await this.app.top.getByRole('tab', { name, exact: true }).click();
  }

  /** Offers the time of the shown day to visitors, or withdraws it. */
  async toggleOwnSlot(time: string): Promise<void> {
    await this.app.top.getByRole('checkbox', { name: time, exact: true }).click();
  }

  /** Asks one of the staff of the opened exhibitor to exchange cards, as a member without a card. */
  async requestExchange(name: string, reason: string): Promise<void> {
    await this.app.button(`与${name}交换名片`).click();
    await expect(this.app.text('我展示的信息')).toBeVisible();
    await this.app.top.locator('textarea').fill(reason);
    await this.app.button('发送请求').click();
    await expect(this.app.text('等待对方同意')).toBeVisible();
  }

  /** Books the first free slot; others say whose they are. */
  async bookFirstSlot(): Promise<void> {
    await this.showSection('洽谈');
    await this.app.top
      .getByRole('button', { name: /^\d{2}:\d{2}(?!.*(我的|已被约走))/ })
      .first()
      .click();
    await this.app.page.getByRole('alertdialog').getByRole('button', { name: '预约' }).click();
  }
}
