import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type TestApp, testApp } from '../../testing/testApp';
import { publishNewsCommand, takeDownNewsCommand } from './news.ops';

const HEAD = `id: clove-price-note
title: 公丁香到港报价
summary: 到港平稳，报价围着成本走。
category: trade
source: 口岸通讯
author: 招雅琴
copyright: licensed
regions: 印尼，广州
publishedAt: 2026-05-04T08:30:00+08:00`;

const BODY = `## 到港

本周到港 **两柜**，见[口岸公告](https://ok.example/notice)。<script>alert(1)</script>

| 规格 | 价格 |
|---|---|
| 公丁 | 74.50 |

- 看头
- 看油

![公丁香](variety:clove)`;

const markdown = (head = HEAD, body = BODY) => `---\n${head}\n---\n${body}\n`;
const pdf = Buffer.from('%PDF-1.7 price list');

describe('publishing an article', () => {
  let server: TestApp;
  let folder: string;
  before(async () => {
    server = await testApp();
    folder = await mkdtemp(path.join(os.tmpdir(), 'xiangshi-news-'));
  });
  after(async () => {
    await rm(folder, { recursive: true });
    await server.close();
  });

  async function publish(text: string | Buffer, name = 'article.md'): Promise<string> {
    await writeFile(path.join(folder, name), text);
    return publishNewsCommand(server.deps, path.join(folder, name), Date.now());
  }
  const getArticle = (id: string) => server.api.call('GET /api/front/news/detail', { id });
  const countArticles = async () => (await server.db.selectFrom('news_article').select('id').execute()).length;

  const invalidFiles: [what: string, text: string, name: string, fault: RegExp][] = [
    ['no head', BODY, 'a.md', /no head/],
    ['a head without names', markdown('公丁香到港报价'), 'a.md', /name: value/],
    [
      'a colon and a blank outside quotes',
      markdown(HEAD.replace('到港报价', ': 到港')),
      'a.md',
      /head is not valid.*line 2/
    ],
    ['a name that comes twice', markdown(`${HEAD}\nsource: 别处`), 'a.md', /unique at line 10/],
    ['a repetition of another value', markdown(`${HEAD}\nauthor: &who 甲\neditor: *who`), 'a.md', /head is not valid/],
    ['no JSON', '{', 'a.json', /no JSON/],
    ['no title', markdown(HEAD.replace(/^title.*$/m, '')), 'a.md', /\btitle: /],
    ['a title that no list has room for', markdown(HEAD.replace('公丁香', '长'.repeat(64))), 'a.md', /\btitle: /],
    ['no source', markdown(HEAD.replace(/^source.*$/m, '')), 'a.md', /\bsource: /],
    ['an unknown category', markdown(HEAD.replace('trade', 'gossip')), 'a.md', /\bcategory: /],
    ['an id with blanks', markdown(HEAD.replace('clove-price-note', 'Clove Price')), 'a.md', /\bid: /],
    ['a field that it does not know', markdown(`${HEAD}\nauthr: 招雅琴`), 'a.md', /\bauthr: /],
    ['a day that does not exist', markdown(HEAD.replace('05-04', '13-04')), 'a.md', /\bpublishedAt: /],
    ['an unknown variety', markdown(`${HEAD}\nvarieties: 人参`), 'a.md', /Unknown varieties: 人参/],

    [
      'an attachment of another folder',
      markdown(`${HEAD}\nattachments: ../secret.pdf`),
      'a.md',
      /secret\.pdf is no pdf/
    ],
    ['an attachment that is not there', markdown(`${HEAD}\nattachments: gone.pdf`), 'a.md', /gone\.pdf cannot be read/],
    ['an attachment that is none', markdown(`${HEAD}\nattachments: a.md.pdf`), 'a.md', /a\.md\.pdf is no pdf/]
  ];
  describe('[compliance 19] a file that breaks a rule, such as one without its source', () => {
    for (const [what, text, name, fault] of invalidFiles) {
      it(`is rejected with a message for ${what}`, async () => {
        await writeFile(path.join(folder, 'a.md.pdf'), 'MZ');
        await assert.rejects(publish(text, name), fault);
        assert.equal(await countArticles(), 0);
      });
    }
  });

  it('rejects an article without any text', async () => {
    const json = {
      id: 'empty',
      title: 't',
      summary: 's',
      category: 'trade',
      source: 'x',
      bodyHtml: '<script>1</script>'
    };
    await assert.rejects(publish(JSON.stringify(json), 'a.json'), /no text/);
  });

  it('converts Markdown to safe HTML, with HTML in it as text', async () => {
    assert.equal(await publish(markdown()), 'clove-price-note is out.');
    const article = await getArticle('clove-price-note');
    assert.equal(
      article.bodyHtml,
      '<h2>到港</h2>\n<p>本周到港 <strong>两柜</strong>，见<a href="https://ok.example/notice">口岸公告</a>。' +
        '&lt;script&gt;alert(1)&lt;/script&gt;</p>\n' +
        '<table><thead><tr><th>规格</th><th>价格</th></tr></thead><tbody><tr><td>公丁</td><td>74.50</td></tr></tbody></table>\n' +
        '<ul><li>看头</li><li>看油</li></ul>\n<figure data-variety="clove"><figcaption>公丁香</figcaption></figure>'
    );
    assert.deepEqual([article.author, article.copyright, article.regions], ['招雅琴', 'licensed', ['印尼', '广州']]);
    assert.equal(article.publishedAtMs, Date.parse('2026-05-04T00:30:00Z'));
  });

  it('does nothing for the same file, also when it is sent twice at once', async () => {
    const [first, second] = await Promise.all([
      publish(markdown(HEAD.replace('clove-price-note', 'at-once')), 'b.md'),
      publishNewsCommand(server.deps, path.join(folder, 'article.md'), Date.now())
    ]);
    assert.deepEqual([first, /nothing done/.test(second)], ['at-once is out.', true]);
    const same = await Promise.all(
      [1, 2, 3].map(() => publishNewsCommand(server.deps, path.join(folder, 'b.md'), Date.now()))
    );
    assert(same.every((answer) => answer.includes('nothing done')));
    assert.equal(await countArticles(), 2);
  });

  it('overwrites a corrected article under its id and keeps its time, views and likes', async () => {
    const { views } = await getArticle('clove-price-note');
    await server.db.updateTable('news_counter').set({ likes: 7 }).execute();
    const head = HEAD.replace(/^publishedAt.*$/m, '').replace('公丁香到港报价', '公丁香到港报价（更正）');
    assert.match(await publish(markdown(head)), /has the new text/);
    const article = await getArticle('clove-price-note');
    assert.deepEqual([article.title, article.likes], ['公丁香到港报价（更正）', 7]);
    assert.equal(article.publishedAtMs, Date.parse('2026-05-04T00:30:00Z'));
    assert(article.views >= views);
  });

  it('serves attachments with their type, and none of an article that was taken down', async () => {
    await writeFile(path.join(folder, 'list.pdf'), pdf);
    await publish(markdown(`${HEAD.replace('clove-price-note', 'with-list')}\nattachments: list.pdf`));
    const [attachment] = (await getArticle('with-list')).attachments;
    assert(attachment);
    assert.deepEqual({ ...attachment, id: '' }, { id: '', name: 'list.pdf', type: 'pdf', bytes: pdf.length });
    const content = await server.api.call('GET /api/front/news/attachment', { id: attachment.id });
    assert.equal(Buffer.from(content.base64, 'base64').toString(), pdf.toString());
    await takeDownNewsCommand(server.db, 'with-list', '价格有误', Date.now());
    const { error } = await server.api.expectError('GET /api/front/news/attachment', { id: attachment.id });
    assert.equal(error, 'NOT_FOUND');
  });

  it('reads a head in YAML: quotes, lists, comments, and numbers as they are written', async () => {
    const title = '公丁香: 到港 #2';
    const head = `# 编辑部\n${HEAD.replace('公丁香到港报价', JSON.stringify(title)).replace('印尼，广州', '[印尼, 广州]')}`;
    await publish(markdown(head.replace('clove-price-note', '20261120').replace('口岸通讯', '8号')));
    const article = await getArticle('20261120');
    assert.deepEqual([article.title, article.source, article.regions], [title, '8号', ['印尼', '广州']]);
  });

  it('takes an article down once with a reason, and rejects the same article afterwards', async () => {
    await assert.rejects(takeDownNewsCommand(server.db, 'no-such', '原因', Date.now()), /no article no-such/);
    await assert.rejects(takeDownNewsCommand(server.db, 'at-once', ' ', Date.now()), /reason/);
    assert.match(await takeDownNewsCommand(server.db, 'at-once', '来源方撤回', Date.now()), /at-once is down/);
    await assert.rejects(takeDownNewsCommand(server.db, 'at-once', '别的', Date.now()), /down already \(来源方撤回\)/);
    await assert.rejects(
      publishNewsCommand(server.deps, path.join(folder, 'b.md'), Date.now()),
      /taken down \(来源方撤回\)/
    );
  });
});
