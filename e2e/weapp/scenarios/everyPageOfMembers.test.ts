import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Matrix } from '../../Matrix';
import { startServer, type TestServer } from '../../server';
import { Painter } from '../drawing/Painter';
import { WeappOutput } from '../gates/WeappOutput';
import { contentOf } from '../pageVisits';
import { dist } from './dist';
import { PageOpener } from './PageOpener';

describe('every page of the mini-program, opened directly by a member', () => {
  const matrix = new Matrix('weapp-members');
  const read: { path: string; text: string }[] = [];
  let server: TestServer;
  let painter: Painter;
  let pages: PageOpener;

  before(async () => {
    server = await startServer();
    painter = await Painter.start({ dist, baseUrl: server.url });
    pages = new PageOpener(server);
  });

  after(async () => {
    matrix.write();
    console.log(`\n${pages?.table()}\n`);
    await Promise.all([painter?.close(), server?.stop()]);
  });

  for (const path of WeappOutput.read(dist).pages) {
    it(`shows ${path} within its budgets`, () =>
      matrix.record(path, 'weapp', () =>
        pages.visit(path, 'member', async (app) => {
          const content = contentOf(path, 'member');
          assert.equal(app.page.path, content.path);
          assert.match(app.page.text(), content.says);
          read.push({ path, text: app.page.text() });
          // Half of the pages that a visitor sees are the same login gate; `pictures.ts --faults` draws all.
          assert.deepEqual(await painter.faults(app.screen), []);
        })
      ));
  }

  it('checks a text on every page that no other page shows', () => {
    for (const { path } of read) {
      const content = contentOf(path, 'member');
      const saying = read
        .filter(({ text }) => content.says.test(text))
        .map((page) => contentOf(page.path, 'member').path);
      assert.deepEqual([...new Set(saying)], [content.path]);
    }
  });
});
