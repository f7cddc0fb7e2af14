import type { TestServer } from '../../server';
import type { App } from '../harness/App';
import { type StepBudgets, Steps } from '../harness/Steps';
import { ownerOf, queryOf } from '../pageVisits';
import { stepBudgets } from './budgets';
import { openApp } from './openApp';
import { People } from './People';

export type Who = 'visitor' | 'member';

/** Pages that wait for one answer more than the budget of a launch allows, when a member opens them directly. */
const waitingForMembers = [
  'pages/index/index',
  'pagesAuth/attestation/personal-verification/index',
  'pagesAuth/attestation/corporate-verification/index',
  'pagesTransaction/supply/create-supply/CreateSupply'
];

/** Opens pages directly, each with something of the demo data to show and with the person whom it belongs to. */
export class PageOpener {
  private readonly steps = new Steps();
  private readonly people = new People();

  constructor(private readonly server: TestServer) {}

  /** Opens a page, runs on it, and holds its steps to their budgets. */
  async visit(path: string, who: Who, run: (app: App) => Promise<void> | void): Promise<void> {
    const app = await this.open(path, who);
    try {
      await run(app);
      this.steps.list.push(...app.steps.list);
      app.holdTo(budgetsOf(path, who));
    } finally {
      app.close();
    }
  }

  /** Returns the steps of all pages that were opened, as a table. */
  table(): string {
    return this.steps.table();
  }

  private async open(path: string, who: Who): Promise<App> {
    const { storage, token } = await this.people.enter(this.server.url, ownerOf(path));
    const query = await queryOf(path, this.server.url, token);
    return openApp({ baseUrl: this.server.url, path, query, scene: 1007, ...(who === 'member' && { storage }) });
  }
}

function budgetsOf(path: string, who: Who): StepBudgets {
  const budgets = stepBudgets();
  const waits = who === 'member' && waitingForMembers.includes(path);
  return waits ? { ...budgets, launchCalls: budgets.launchCalls + 1 } : budgets;
}
