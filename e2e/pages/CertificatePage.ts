import type { Download } from '@playwright/test';
import { routes } from '../../src/routes';
import type { App } from './App';

/** Page object of the certificates of a member, and of their public check. */
export class CertificatePage {
  constructor(private readonly app: App) {}

  async open(): Promise<void> {
    await this.app.open(`${routes['exhibit.register']}?type=certificate`);
  }

  async openCheck(query: Record<string, string> = {}): Promise<void> {
    await this.app.open(`${routes['exhibit.register']}?${new URLSearchParams({ type: 'check', ...query })}`);
  }

  /** Claims the certificate of this kind, and waits until its picture can be opened. */
  async claim(kind: string): Promise<void> {
    await this.app.button(`领取${kind}`).click();
    await this.app.button(`查看和保存${kind}`).waitFor();
  }

  /** Saves the picture of the claimed certificate of this kind, once it is drawn. */
  async savePicture(kind: string): Promise<Download> {
    await this.app.button(`查看和保存${kind}`).click();
    await this.app.page.getByRole('img', { name: new RegExp(`^${kind}：`) }).waitFor();
    const [download] = await Promise.all([
      this.app.page.waitForEvent('download'),
      this.app.page.getByRole('button', { name: '保存图片' }).click()
    ]);
    return download;
  }

  /** Types a number and, where given, a check code, and checks. */
  async check(no: string, code = ''): Promise<void> {
    await this.app.top.locator('input[name="no"]').fill(no);
    await this.app.top.locator('input[name="checkCode"]').fill(code);
    await this.app.button('验证').click();
  }
}
