import { type Download, expect, type Locator } from '@playwright/test';
import type { App } from './App';

/** Page object of the schedule of the expo. */
export class SchedulePage {
  constructor(private readonly app: App) {}

  async open(query = ''): Promise<void> {
    await this.app.open(`pagesExhibit/schedule/index${query}`);
    await expect(this.app.top.getByRole('tab', { name: '全部场次' })).toBeVisible();
  }

  async showDay(index: number): Promise<void> {
    await this.day(index).click();
    await this.expectDay(index);
  }

  /** Waits for a day to be the chosen one. */
  async expectDay(index: number): Promise<void> {
    await expect(this.day(index)).toHaveAttribute('aria-selected', 'true');
  }

  async showAgenda(): Promise<void> {
    await this.app.top.getByRole('tab', { name: '我的日程' }).click();
  }

  async reserve(title: string): Promise<void> {
    await this.app.button(`预约席位：${title}`).click();
  }

  async expectReserved(): Promise<void> {
    await expect(this.app.page.getByText('预约成功').first()).toBeVisible();
    await expect(this.app.page.getByText('预约成功').first()).toBeHidden();
  }

  /** Answers the question about two sessions at the same time. */
  async answerOverlap(other: string, answer: '仍要预约' | '再想想'): Promise<void> {
    const dialog = this.app.page.getByRole('alertdialog');
    await expect(dialog).toContainText(other);
    await dialog.getByRole('button', { name: answer }).click();
    await expect(dialog).toBeHidden();
  }

  async exportAgenda(): Promise<Download> {
    const [file] = await Promise.all([this.app.page.waitForEvent('download'), this.app.button('导出全部日程').click()]);
    return file;
  }

  private day(index: number): Locator {
    return this.app.top.getByRole('tablist', { name: '日期' }).getByRole('tab').nth(index);
  }
}
