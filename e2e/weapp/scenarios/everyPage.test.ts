import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startServer, type TestServer } from '../../server';
import { Painter } from '../drawing/Painter';
import { WeappOutput } from '../gates/WeappOutput';
import type { App } from '../harness/App';
import { type StepBudgets, Steps } from '../harness/Steps';
import { contentOf, ownerOf, queryOf } from '../pageVisits';
import { stepBudgets } from './budgets';
import { dist } from './dist';
import { openApp } from './openApp';
import { People } from './People';

/** Lists that load more when the page is scrolled to its end. */
const endless = [
  'pages/market/index',
  'pagesMarket/marketList/index',
  'pages/transaction/index',
  'pagesNews/quick-news/quick-news-list/index'
];
/** Length of a swipe from the bottom of the screen to its top, px. */
const SWIPE_PX = 600;

type Who = 'visitor' | 'member';

/** Pages that wait for one answer more than the budget of a launch allows, when a member opens them directly. */
const waitingForMembers = [
  'pages/index/index',
  'pagesAuth/attestation/personal-verification/index',
  'pagesAuth/attestation/corporate-verification/index',
  'pagesTransaction/supply/create-supply/CreateSupply'
];

function budgetsOf(path: string, who: Who): StepBudgets {
  const budgets = stepBudgets();
  const waits = who === 'member' && waitingForMembers.includes(path);
  return waits ? { ...budgets, launchCalls: budgets.launchCalls + 1 } : budgets;
}

const linesOf = (app: App) => app.page.text().split('\n');

describe('every page of the mini-program, opened directly', () => {
  const all = new Steps();
  const people = new People();
  const read: { path: string; who: Who; text: string }[] = [];
  let server: TestServer;
  let painter: Painter;

  async function open(path: string, who: Who): Promise<App> {
    const { storage, token } = await people.enter(server.url, ownerOf(path));
    const query = await queryOf(path, server.url, token);
    return openApp({ baseUrl: server.url, path, query, scene: 1007, ...(who === 'member' && { storage }) });
  }

  /** Runs on one page and keeps its steps for the table. */
  async function on(path: string, who: Who, run: (app: App) => Promise<void> | void): Promise<void> {
    const app = await open(path, who);
    try {
      await run(app);
      all.list.push(...app.steps.list);
      app.holdTo(budgetsOf(path, who));
    } finally {
      app.close();
    }
  }

  before(async () => {
    server = await startServer();
    painter = await Painter.start({ dist, baseUrl: server.url });
  });

  after(async () => {
    console.log(`\n${all.table()}\n`);
    await Promise.all([painter?.close(), server?.stop()]);
  });

  for (const path of WeappOutput.read(dist).pages) {
    for (const who of ['visitor', 'member'] as const) {
      it(`shows ${path} to a ${who} within its budgets`, () =>
        on(path, who, async (app) => {
          const content = contentOf(path, who);
          assert.equal(app.page.path, content.path);
          assert.match(app.page.text(), content.says);
          read.push({ path, who, text: app.page.text() });
          // Half of the pages that a visitor sees are the same login gate; `pictures.ts --faults` draws all.
          if (who === 'member') assert.deepEqual(await painter.faults(app.screen), []);
        }));
    }
  }

  it('checks a text on every page of a member that no other page shows', () => {
    const ofMembers = read.filter(({ who }) => who === 'member');
    for (const { path } of ofMembers) {
      const content = contentOf(path, 'member');
      const saying = ofMembers
        .filter(({ text }) => content.says.test(text))
        .map((page) => contentOf(page.path, 'member').path);
      assert.deepEqual([...new Set(saying)], [content.path]);
    }
  });

  for (const path of endless) {
    it(`renders only the rows near the screen of ${path}, to its end`, () =>
      on(path, 'visitor', async (app) => {
        const seen = new Set(linesOf(app));
        for (let scrolled = SWIPE_PX; !app.page.text().includes('没有更多了'); scrolled += SWIPE_PX) {
          const known = seen.size;
          await app.scrollTo(scrolled);
          await app.reachBottom();
          for (const line of linesOf(app)) seen.add(line);
          assert.ok(scrolled < 200 * SWIPE_PX || seen.size > known, 'no row was added');
        }
      }));
  }

  it('gives tabs and buttons their roles for screen readers', () =>
    on('pages/market/index', 'visitor', (app) => {
      const spoken = (target: Parameters<App['page']['ariaAttributes']>[0]) => app.page.ariaAttributes(target);
      assert.deepEqual(spoken({ text: '果实' }), { role: 'tab', selected: 'true' });
      assert.deepEqual(spoken({ text: '树皮' }), { role: 'tab', selected: 'false' });
      assert.deepEqual(spoken({ label: '搜索' }), { role: 'button', label: '搜索' });
    }));
});
