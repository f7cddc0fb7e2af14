import { expect } from '@playwright/test';
import { routes } from '../../src/routes';
import type { App } from './App';
import { chooseFile } from './chooseFile';
import { inputOf } from './fields';

/** Page object of the booking of a booth: the tab of the registration page. */
export class BoothPage {
  constructor(private readonly app: App) {}

  async open(): Promise<void> {
    await this.app.open(`${routes['exhibit.register']}?type=booth`);
  }

  /** Opens the booking as this user. */
  async openAs(mobile: string): Promise<void> {
    await this.app.enter(mobile);
    await this.open();
  }

  /** Chooses the first free booth of the first hall. Returns its number. */
  async chooseFree(): Promise<string> {
    const booth = this.app.top.getByRole('button', { name: /^1[A-G]\d\d$/ }).first();
    const no = (await booth.textContent()) ?? '';
    await booth.click();
    await expect(this.app.text(`展位 ${no}`)).toBeVisible();
    return no;
  }

  async hold(): Promise<void> {
    await this.app.button('保留 30 分钟').click();
    await expect(this.app.text('保留剩余时间')).toBeVisible();
  }

  /** Chooses a file for the logo and waits until the field says what is wrong with it. */
  async chooseRefusedLogo(file: string, problem: string): Promise<void> {
    await chooseFile(this.app, () => this.app.button(/拍照\/相册$/).click(), file);
    await expect(this.app.text(problem)).toBeVisible();
  }

  /** Removes the chosen logo. */
  async removeLogo(): Promise<void> {
    await this.app.button('删除第 1 张照片').click();
    await expect(this.app.button(/拍照\/相册$/)).toBeVisible();
  }

  /** Fills in what the form needs and sends it. */
  async submit(fascia: string): Promise<void> {
    await inputOf(this.app, 'contact').fill('覃秀兰');
    await inputOf(this.app, 'mobile').fill('13900001234');
    await this.app.button(/^展品品种/).click();
    const sheet = this.app.page.getByRole('dialog', { name: '展品品种' });
    await sheet.getByText('八角', { exact: true }).first().click();
    await sheet.getByRole('button', { name: /^确定/ }).click();
    await inputOf(this.app, 'fascia').fill(fascia);
    await this.app.button('提交，去付定金').click();
    await expect(this.app.button(/^付定金$/)).toBeVisible();
  }

  /** Pays the deposit on the page that plays the payment, and comes back to the booking. */
  async payDeposit(): Promise<void> {
    await this.app.button(/^付定金$/).click();
    await this.app.button('确认支付').click();
    await expect(this.app.page).toHaveURL(/\/demo-pay\/\d{20}/);
    await this.app.page.getByRole('button', { name: '支付', exact: true }).click();
    await expect(this.app.text('支付成功')).toBeVisible();
    await this.app.button('回到展位预订').click();
  }
}
