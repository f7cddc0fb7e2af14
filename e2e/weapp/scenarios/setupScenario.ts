import { after, before } from 'node:test';
import { startServer, type TestServer } from '../../server';
import type { App } from '../harness/App';
import { stepBudgets } from './budgets';
import { logIn } from './logIn';
import { openApp } from './openApp';

type OpenOptions = Omit<Parameters<typeof openApp>[0], 'baseUrl'>;

export interface Scenario {
  readonly server: TestServer;
  /** Opens the app on another phone; the earlier ones keep running. */
  open(options?: OpenOptions): Promise<App>;
  /** Opens a page from a card in a chat, on the phone of a logged-in user. */
  openAs(mobile: string, path: string, query?: Record<string, string>): Promise<App>;
  /** Returns the headers of a call as this user that is sent directly, not through the app. */
  headersOf(mobile: string): Promise<{ authorization: string }>;
}

/**
 * Sets up the scenarios of a `describe`: a server with demo data of its own, and phones. After the last scenario all
 * steps are printed and checked against the budgets.
 * @param env returns further settings of the server; called before it starts
 */
export function setupScenario(env: () => Record<string, string> = () => ({})): Scenario {
  const apps: App[] = [];
  const people = new Map<string, Promise<App>>();
  let server: TestServer | undefined;
  const running = () => {
    if (!server) throw new Error('the server starts before the first scenario: use it inside one');
    return server;
  };

  before(async () => {
    server = await startServer({ env: env() });
  });
  after(async () => {
    try {
      for (const app of apps) console.log(`\n${app.steps.table()}\n`);
      for (const app of apps) app.holdTo(stepBudgets());
    } finally {
      for (const app of apps) app.close();
      await server?.stop();
    }
  });

  async function open(options: OpenOptions = {}): Promise<App> {
    // Activity of the other phones does not belong to the last step.
    for (const app of apps) app.steps.end();
    const app = await openApp({ baseUrl: running().url, ...options });
    apps.push(app);
    return app;
  }
  async function enter(mobile: string): Promise<App> {
    const app = await open({ path: 'pagesAuth/login/PhoneLogin' });
    await logIn(app, mobile);
    return app;
  }
  function phoneOf(mobile: string): Promise<App> {
    const phone = people.get(mobile) ?? enter(mobile);
    people.set(mobile, phone);
    return phone;
  }

  return {
    get server() {
      return running();
    },
    open,
    async openAs(mobile, path, query = {}) {
      const { storage } = await phoneOf(mobile);
      return open({ path, query, scene: 1007, storage });
    },
    async headersOf(mobile) {
      const { requests } = await phoneOf(mobile);
      return { authorization: requests.at(-1)?.headers.authorization ?? '' };
    }
  };
}
