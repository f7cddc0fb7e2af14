import { expect, type Locator } from '@playwright/test';
import type { App } from './App';
import { choosePhoto } from './choosePhoto';

const folder = 'pagesAuth/attestation';

export interface PersonDocuments {
  name: string;
  number: string;
}

export interface CompanyDocuments {
  name: string;
  uscc: string;
  legalPerson: string;
  mobile: string;
}

/** Page object of the forms of verification and their results. */
export class VerificationPage {
  constructor(private readonly app: App) {}

  async openPerson(): Promise<void> {
    await this.app.open(`${folder}/personal-verification/index`);
    await expect(this.input('realName')).toBeVisible();
  }

  async fillPerson({ name, number }: PersonDocuments): Promise<void> {
    await this.input('realName').fill(name);
    await this.input('idNumber').fill(number);
    await this.app.top.getByRole('checkbox', { name: '长期' }).click();
    await this.addPhoto('人像面');
    await this.addPhoto('国徽面');
  }

  /** Corrects a rejected field, where the form shows the reason. */
  async correctName(name: string, reason: string): Promise<void> {
    await this.app.button('修改重提').click();
    await expect(this.input('realName')).toBeVisible();
    const field = this.input('realName').locator('xpath=ancestor::*[.//*[@role="alert"]][1]');
    await expect(field.getByRole('alert')).toContainText(reason);
    await expect(field.locator('input'), 'it is at this field').toHaveCount(1);
    await this.input('realName').fill(name);
  }

  /** Submits the form; the first time it asks for the separate consent. */
  async submit(): Promise<void> {
    await this.app.button(/^(提交审核|重新提交)$/).click();
    const consent = this.app.page.getByRole('alertdialog');
    if (await consent.isVisible().catch(() => false)) await consent.getByRole('button', { name: '同意' }).click();
    await expect(this.app.text('正在审核')).toBeVisible();
  }

  async openPersonResult(): Promise<void> {
    await this.app.open(`${folder}/personal-verification/VerificationResult`);
  }

  async openCompany(): Promise<void> {
    await this.app.open(`${folder}/corporate-verification/index`);
    await expect(this.input('name')).toBeVisible();
  }

  async fillCompany({ name, uscc, legalPerson, mobile }: CompanyDocuments): Promise<void> {
    await this.addPhoto('营业执照照片');
    await this.input('name').fill(name);
    await this.input('uscc').fill(uscc);
    await expect(this.app.text('校验位正确')).toBeVisible();
    await this.input('legalPerson').fill(legalPerson);
    await this.app.button(/^所在地区/).click();
    for (const region of ['广西壮族自治区', '玉林市', '玉州区']) {
      await this.app.page.getByRole('option', { name: region }).click();
    }
    await this.input('address').fill('二环北路 333 号香料市场 C 区 8 号');
    await this.app.top.getByLabel('成立日期').fill('2015-05-20');
    await this.app.top.getByRole('checkbox', { name: '长期' }).click();
    await this.app.button(/^企业类型/).click();
    await this.app.page.getByRole('option', { name: '贸易商' }).click();
    await this.app.button(/^主营品种/).click();
    const sheet = this.app.page.getByRole('dialog');
    await sheet.getByRole('checkbox', { name: '八角', exact: true }).click();
    await sheet.getByRole('button', { name: /确定|完成/ }).click();
    await this.input('operatorName').fill(legalPerson);
    await this.input('operatorMobile').fill(mobile);
  }

  async openCompanyResult(): Promise<void> {
    await this.app.open(`${folder}/corporate-verification/VerificationResult`);
  }

  private input(name: string): Locator {
    return this.app.top.locator(`input[name="${name}"]`);
  }

  private addPhoto(label: string): Promise<void> {
    return choosePhoto(this.app, `${label} 添加照片`);
  }
}
