import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { NewsBrief, NewsDetail } from '@contract/news';
import { startServer, type TestServer } from '../../server';
import type { App } from '../harness/App';
import { stepBudgets } from './budgets';
import { fetchJson } from './fetchJson';
import { logIn } from './logIn';
import { openApp } from './openApp';

const lineId = 'star-anise.dahong.yulin';
/** Verified as a person and as a company. */
const verified = '13800138000';
const unverified = '13800138002';

describe('files in the mini-program', () => {
  let server: TestServer;
  let app: App;
  let article: NewsDetail;

  before(async () => {
    server = await startServer();
    const { items } = await fetchJson<Page<NewsBrief>>(server, '/api/front/news/list?limit=50&personalised=false');
    const articles = await Promise.all(
      items.map(({ id }) => fetchJson<NewsDetail>(server, `/api/front/news/detail?id=${id}`))
    );
    const found = articles.find(({ attachments }) => attachments.length > 0);
    assert.ok(found, 'no article has an attachment');
    article = found;
  });

  after(() => server?.stop());

  async function open(path: string, query: Record<string, string>, tolerate: RegExp[] = []): Promise<void> {
    app?.close();
    app = await openApp({ baseUrl: server.url, path, query, scene: 1007, tolerate });
  }

  /** Opens the prices of a line and asks for their file, with a login on the way. */
  async function askForPrices(mobile: string): Promise<void> {
    await open('pagesMarket/marketInfo/index', { lineId });
    await app.tap({ text: '明细' });
    await app.tap({ text: '导出 CSV' });
    await app.tap({ text: '手机号登录' });
    await logIn(app, mobile);
    assert.equal(app.page.path, 'pagesMarket/marketInfo/index');
  }

  it('the prices of a line are exported to verified users only', async () => {
    await askForPrices(unverified);
    assert.match(app.page.text(), /认证后可导出/);
    assert.equal(app.files.shared.length, 0);
  });

  it('a cancelled share of the prices shows no message, and the next one sends them to a chat', async () => {
    await askForPrices(verified);
    app.files.answers = 'cancel';
    await app.tap({ text: '发到微信聊天' });
    assert.equal(app.files.shared.length, 0);
    assert.doesNotMatch(app.page.text(), /没有导出/);

    app.files.answers = 'send';
    await app.tap({ text: '导出 CSV' });
    await app.tap({ text: '发到微信聊天' });
    const [file] = app.files.shared;
    assert.ok(file);
    assert.match(file.name, /\.csv$/);
    const [head = '', first = ''] = file.content.toString('utf8').split('\r\n');
    assert.equal(head.charCodeAt(0), 0xfeff, 'a spreadsheet would not know the letters');
    assert.match(first, /^"?\d{4}-\d{2}-\d{2}/);
    app.holdTo(stepBudgets());
  });

  it('an attachment shows an error while the server is unreachable', async () => {
    await open('pagesNews/NewsDtl', { id: article.id }, [/ECONNREFUSED/]);
    await server.kill();
    await app.tap({ text: article.attachments[0]?.name ?? '' });
    assert.match(app.page.text(), /附件打不开/);
    assert.equal(app.files.opened.length, 0);
  });

  it('an attachment opens in a viewer with a share menu', async () => {
    await server.restart();
    const [attachment] = article.attachments;
    assert.ok(attachment);
    await app.tap({ text: attachment.name });
    const [shown] = app.files.opened;
    assert.ok(shown);
    assert.deepEqual(
      [shown.type, shown.showMenu, shown.path.endsWith(`/${attachment.name}`), shown.content.length],
      [attachment.type, true, true, attachment.bytes]
    );
    app.holdTo(stepBudgets());
    app.close();
  });
});
