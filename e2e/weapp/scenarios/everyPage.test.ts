import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from '@contract/common';
import { startServer, type TestServer } from '../../server';
import { WeappOutput } from '../gates/WeappOutput';
import type { App } from '../harness/App';
import { Steps } from '../harness/Steps';
import { answer } from './answer';
import { stepBudgets } from './budgets';
import { dist } from './dist';
import { openApp } from './openApp';

/** Pages that ask for something by its id: the parameter, and a list that has one. */
const asking: Record<string, { parameter: string; list: string }> = {
  'pagesMarket/marketInfo/index': { parameter: 'lineId', list: '/api/front/market/lines' },
  'pagesNews/NewsDtl': { parameter: 'id', list: '/api/front/news/list' },
  'pagesNews/quick-news/quick-news-dtl/index': { parameter: 'id', list: '/api/front/flash/list' }
};
/** Lists that go on when the page is scrolled to its end. */
const endless = [
  'pages/market/index',
  'pagesMarket/marketList/index',
  'pages/transaction/index',
  'pagesNews/quick-news/quick-news-list/index'
];
/** A finger's way from the bottom of the screen to its top, in px. */
const SCREEN = 600;

const linesOf = (app: App) => app.page.text().split('\n');

describe('every page of the mini-program, opened directly', () => {
  const all = new Steps();
  let server: TestServer;

  async function open(path: string): Promise<App> {
    const { parameter, list } = asking[path] ?? {};
    const query: Record<string, string> = {};
    if (parameter && list) {
      const { items } = await answer<Page<{ id: string }>>(server, list);
      query[parameter] = items[0]?.id ?? '';
    }
    return openApp({ baseUrl: server.url, path, query, scene: 1007 });
  }

  /** Runs on one page and keeps its steps for the table. */
  async function on(path: string, run: (app: App) => Promise<void> | void): Promise<void> {
    const app = await open(path);
    try {
      await run(app);
      all.list.push(...app.steps.list);
      app.holdTo(stepBudgets());
    } finally {
      app.close();
    }
  }

  before(async () => {
    server = await startServer();
  });

  after(async () => {
    console.log(`\n${all.table()}\n`);
    await server?.stop();
  });

  for (const path of WeappOutput.read(dist).pages) {
    it(`draws ${path} within its budgets`, () =>
      on(path, (app) => assert.ok(app.page.text().length > 20, `the page reads:\n${app.page.text()}`)));
  }

  for (const path of endless) {
    it(`draws only the rows near the screen of ${path}, to its end`, () =>
      on(path, async (app) => {
        const seen = new Set(linesOf(app));
        for (let scrolled = SCREEN; !app.page.text().includes('没有更多了'); scrolled += SCREEN) {
          const known = seen.size;
          await app.scrollTo(scrolled);
          await app.reachBottom();
          for (const line of linesOf(app)) seen.add(line);
          assert.ok(scrolled < 200 * SCREEN || seen.size > known, 'no row was added');
        }
      }));
  }

  it('tells a screen reader what tabs and buttons are', () =>
    on('pages/market/index', (app) => {
      const spoken = (target: Parameters<App['page']['spoken']>[0]) => app.page.spoken(target);
      assert.deepEqual(spoken({ text: '果实' }), { role: 'tab', selected: 'true' });
      assert.deepEqual(spoken({ text: '树皮' }), { role: 'tab', selected: 'false' });
      assert.deepEqual(spoken({ label: '搜索' }), { role: 'button', label: '搜索' });
    }));
});
