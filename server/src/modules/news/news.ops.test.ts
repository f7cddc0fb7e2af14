import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { runCommand } from '../../testing/builtProgram';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';

const ARTICLE = `---
id: from-the-desk
title: 从命令行来的文章
summary: 一句话
category: headline
source: 香市观察
---
正文<img src=x onerror=alert(1)>
`;

describe('news commands', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'xiangshi-desk-'));
  const file = path.join(folder, 'article.md');
  let database: TestDatabase;
  before(async () => {
    database = await createTestDatabase('empty');
    writeFileSync(file, ARTICLE);
  });
  after(async () => {
    rmSync(folder, { recursive: true });
    await database.drop();
  });

  const run = (...args: string[]) =>
    runCommand(args, { DATA_DIR: folder, DATABASE_URL: database.url, NODE_ENV: 'test', DEMO: '1' });

  it('report a missing argument in a sentence', () => {
    const nothing = run('news:publish');
    assert.deepEqual([nothing.status, nothing.stderr.split('\n')[0]], [1, 'FILE is missing.']);
    const gone = run('news:publish', path.join(folder, 'gone.md'));
    assert.equal(gone.status, 1);
    assert.match(gone.stderr, /gone\.md cannot be read/);
    assert.match(run('news:takedown', 'from-the-desk').stderr, /^REASON is missing\./);
  });

  it('publish an article once and take it down with a reason', async () => {
    assert.equal(run('news:publish', file).stdout, 'from-the-desk is out.\n');
    assert.match(run('news:publish', file).stdout, /nothing done/);
    const stored = () =>
      database.db.selectFrom('news_article').select(['status', 'body_html', 'removed_reason']).execute();
    const body_html = '<p>正文&lt;img src=x onerror=alert(1)&gt;</p>';
    assert.deepEqual(await stored(), [{ status: 'published', body_html, removed_reason: null }]);
    assert.equal(run('news:takedown', 'from-the-desk', '来源方', '撤回').status, 0);
    assert.deepEqual(await stored(), [{ status: 'removed', body_html, removed_reason: '来源方 撤回' }]);
    assert.equal(run('news:takedown', 'from-the-desk', '再来').status, 1);
  });
});
