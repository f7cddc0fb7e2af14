import { expect, type Locator } from '@playwright/test';
import type { App } from './App';

/** Page object of an expo's index. */
export class ExpoPage {
  constructor(private readonly app: App) {}

  /** @param expoId undefined for the expo that is on or comes next */
  async open(expoId?: string): Promise<void> {
    await this.app.open(`pagesExhibit/index${expoId === undefined ? '' : `?expoId=${expoId}`}`);
    await expect(this.app.top.getByRole('heading', { name: /博览会/ })).toBeVisible();
  }

  /** Locates the entry of a part of the expo. */
  entry(name: string): Locator {
    const { top } = this.app;
    // A part that opens on this page is a button.
    return top.getByRole('link', { name, exact: true }).or(top.getByRole('button', { name, exact: true }));
  }

  /** Locates the code to type on the card of the ticket. */
  get ticketCode(): Locator {
    return this.app.top.getByText(/^门票码 [0-9A-Z]{4} [0-9A-Z]{4}$/);
  }

  /** Opens the coupons and returns their sheet. */
  async openCoupons(): Promise<Locator> {
    await this.entry('优惠券').click();
    const sheet = this.app.page.getByRole('dialog', { name: '优惠券' });
    await expect(sheet.getByText('展馆简餐减 10 元')).toBeVisible();
    return sheet;
  }
}
