import type { Locator } from '@playwright/test';
import { routes } from '../../src/routes';
import type { App } from './App';

/** Page object of the parks that seek companies. */
export class ParkPage {
  constructor(private readonly app: App) {}

  /** Opens the list, or a park or the leads by a query. */
  open(query = ''): Promise<void> {
    return this.app.open(`${routes['exhibit.parkInvestment']}${query}`);
  }

  /** Keeps the parks that have this kind of plot left. */
  async filterByKind(kind: string): Promise<void> {
    await this.app.button(kind).click();
  }

  card(name: string): Locator {
    return this.app.link(new RegExp(name));
  }

  async compare(...names: string[]): Promise<void> {
    for (const name of names) await this.app.top.getByRole('checkbox', { name: `对比${name}` }).click();
    await this.app.button(/^对比园区/).click();
  }

  /** Shows a part of the opened park. */
  async show(part: '概况' | '地块' | '资料'): Promise<void> {
    await this.app.top.getByRole('tab', { name: part, exact: true }).click();
  }

  async fillLead(name: string, contact: string, visitOn: string): Promise<void> {
    await this.app.top.getByRole('textbox', { name: '姓名' }).fill(name);
    await this.app.top.getByRole('textbox', { name: /联系电话/ }).fill(contact);
    await this.app.top.getByLabel('参观日期').fill(visitOn);
  }
}
