import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Matrix } from '../../Matrix';
import { startServer, type TestServer } from '../../server';
import { WeappOutput } from '../gates/WeappOutput';
import type { App } from '../harness/App';
import { contentOf } from '../pageVisits';
import { dist } from './dist';
import { PageOpener } from './PageOpener';

/** Lists that load more when the page is scrolled to its end. */
const endless = [
  'pages/market/index',
  'pagesMarket/marketList/index',
  'pages/transaction/index',
  'pagesNews/quick-news/quick-news-list/index'
];
/** Length of a swipe from the bottom of the screen to its top, px. */
const SWIPE_PX = 600;

const linesOf = (app: App) => app.page.text().split('\n');

describe('every page of the mini-program, opened directly by a visitor', () => {
  const matrix = new Matrix('weapp-visitors');
  let server: TestServer;
  let pages: PageOpener;

  before(async () => {
    server = await startServer();
    pages = new PageOpener(server);
  });

  after(async () => {
    matrix.write();
    console.log(`\n${pages?.table()}\n`);
    await server?.stop();
  });

  for (const path of WeappOutput.read(dist).pages) {
    it(`shows ${path} within its budgets`, () =>
      matrix.record(path, 'weapp-visitor', () =>
        pages.visit(path, 'visitor', (app) => {
          const content = contentOf(path, 'visitor');
          assert.equal(app.page.path, content.path);
          assert.match(app.page.text(), content.says);
        })
      ));
  }

  for (const path of endless) {
    it(`renders only the rows near the screen of ${path}, to its end`, () =>
      pages.visit(path, 'visitor', async (app) => {
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
    pages.visit('pages/market/index', 'visitor', (app) => {
      const spoken = (target: Parameters<App['page']['ariaAttributes']>[0]) => app.page.ariaAttributes(target);
      assert.deepEqual(spoken({ text: '果实' }), { role: 'tab', selected: 'true' });
      assert.deepEqual(spoken({ text: '树皮' }), { role: 'tab', selected: 'false' });
      assert.deepEqual(spoken({ label: '搜索' }), { role: 'button', label: '搜索' });
    }));
});
