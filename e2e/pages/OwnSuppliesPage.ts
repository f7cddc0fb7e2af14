import { expect } from '@playwright/test';
import type { App } from './App';

/** Page object of the own supplies. Actions apply to the first supply of the list. */
export class OwnSuppliesPage {
  constructor(private readonly app: App) {}

  async open(): Promise<void> {
    await this.app.open('pagesTransaction/supply/our-supply/index');
    await this.showTab('在售');
  }

  async showTab(name: string): Promise<void> {
    await this.app.top.getByRole('tab', { name }).click();
    await expect(this.app.top.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }

  /** @returns the text of the toast */
  async renew(days: number): Promise<string> {
    await this.chooseMore('续期');
    const sheet = this.app.page.getByRole('dialog', { name: '续到哪一天' });
    await sheet.getByText(`${days} 天`, { exact: true }).click();
    await sheet.getByRole('button', { name: '续期' }).click();
    const notice = this.app.page.getByText(/^已续到 /).first();
    await expect(notice).toBeVisible();
    return (await notice.textContent()) ?? '';
  }

  async pause(): Promise<void> {
    await this.takeOff('暂停展示', '已暂停展示');
  }

  async resume(): Promise<void> {
    await this.app.top.getByRole('button', { name: '恢复上架' }).first().click();
    await this.expectNotice('已恢复上架');
  }

  async close(): Promise<void> {
    await this.takeOff('不卖了，结束供应', '供应已结束');
  }

  private async takeOff(way: string, notice: string): Promise<void> {
    await this.chooseMore('下架');
    await this.app.page.getByRole('menu', { name: '下架这条供应' }).getByText(way).click();
    await this.expectNotice(notice);
  }

  private async chooseMore(action: string): Promise<void> {
    await this.app.top.getByRole('button', { name: '更多' }).first().click();
    await this.app.page.getByRole('menu').getByText(action, { exact: true }).click();
  }

  private async expectNotice(text: string): Promise<void> {
    await expect(this.app.page.getByText(text).first()).toBeVisible();
  }
}
