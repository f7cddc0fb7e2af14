import { expect } from '@playwright/test';
import type { App } from './App';

const manager = 'pagesAuth/company/CompanyManager';
const joining = 'pagesAuth/attestation/corporate-verification/JoinCorporateTeam';

/** Page object of a company's team, for its members and applicants. */
export class TeamPage {
  constructor(private readonly app: App) {}

  /** Opens the team's page as a visitor and logs in. */
  async enter(mobile: string): Promise<void> {
    await this.app.open(manager);
    await this.logIn(mobile);
  }

  /** Opens the page of joining a company as a visitor and logs in. */
  async arrive(mobile: string): Promise<void> {
    await this.app.open(joining);
    await this.logIn(mobile);
  }

  async refresh(): Promise<void> {
    await this.app.open(manager);
  }

  async invite(mobile: string): Promise<void> {
    await this.app.button('邀请成员').click();
    const sheet = this.app.page.getByRole('dialog', { name: '邀请成员' });
    await sheet.locator('input').fill(mobile);
    await sheet.getByRole('button', { name: '发邀请' }).click();
    await expect(sheet.getByText('等对方回应')).toBeVisible();
    await this.app.page.keyboard.press('Escape');
  }

  async accept(company: string): Promise<void> {
    await expect(this.app.text(company)).toBeVisible();
    await this.app.button(/^加入$/).click();
    await expect(this.app.text('已加入企业')).toBeVisible();
  }

  async handOverTo(name: string): Promise<void> {
    await this.app.button(`管理 ${name}`).click();
    await this.app.page.getByText('把企业转让给对方').click();
    await this.app.button('发出转让').click();
    await expect(this.app.text(`等 ${name} 确认接手企业`)).toBeVisible();
  }

  async takeOver(): Promise<void> {
    await this.app.button('接手').click();
    await expect(this.app.text('解散企业')).toBeVisible();
  }

  async leave(): Promise<void> {
    await this.app.text('退出企业').click();
    await this.app.page.getByRole('alertdialog').getByRole('button', { name: '退出企业' }).click();
    await expect(this.app.text('还没有加入企业')).toBeVisible();
  }

  private async logIn(mobile: string): Promise<void> {
    await this.app.button('登录').click();
    await this.app.logIn(mobile);
  }
}
