import type { Locator } from '@playwright/test';
import { routes } from '../../src/routes';
import type { App } from './App';

/** Page object of the honour selection of an expo. */
export class HonorPage {
  constructor(private readonly app: App) {}

  /** Opens the page of the current expo, or with the candidate or the expo of a query. */
  async open(query = ''): Promise<void> {
    await this.app.open(`${routes['exhibit.honorSelection']}${query}`);
  }

  voteButton(candidate: string): Locator {
    return this.app.top.getByRole('button', { name: `投票给${candidate}` }).first();
  }

  /** Presses a button that says why it cannot vote: Playwright waits for others to become enabled. */
  async pressDisabledVote(candidate: string): Promise<void> {
    await this.voteButton(candidate).click({ force: true });
  }

  async show(view: '候选' | '排名'): Promise<void> {
    await this.app.top.getByRole('tab', { name: view, exact: true }).click();
  }

  async search(text: string): Promise<void> {
    await this.app.top.getByRole('textbox', { name: '搜名称或编号' }).fill(text);
  }

  votesLeft(count: number): Locator {
    return this.app.text(`今天还有 ${count} 票`);
  }
}
