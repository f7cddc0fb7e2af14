import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { HOUR_MS } from '@rules/duration';
import { type TestApp, testApp } from '../../testing/testApp';
import { publishArticles } from '../news/publishing.service';

describe('search', () => {
  let server: TestApp;
  before(async () => {
    server = await testApp({ isSeeded: true });
    await addArticle('test-dryness', '干度决定价差', ['star-anise'], 1);
    await addArticle('test-pepper', '黑白胡椒价差收窄 100%_确认', [], 2);
    await addArticle('test-future', '明天才发布的价差', [], -24);
  });
  after(() => server.close());

  const suggest = (q: string) => server.api.call('GET /api/front/search/suggest', { q });
  const varietiesFor = async (q: string) => [
    ...new Set((await suggest(q)).lines.map(({ varietyName }) => varietyName))
  ];
  const articlesFor = async (q: string) =>
    (await suggest(q)).news.map(({ id }) => id).filter((id) => id.startsWith('test-'));

  async function addArticle(id: string, title: string, varietyIds: string[], ageHours: number): Promise<void> {
    await server.db.transaction().execute((tx) =>
      publishArticles(tx, [
        {
          id,
          category: 'market',
          title,
          summary: '',
          cover_variety_id: null,
          source: 'test',
          editor: null,
          published_at_ms: Date.now() - ageHours * HOUR_MS,
          body_html: '<p>text</p>',
          variety_ids: varietyIds,
          views: 0,
          likes: 0,
          favourites: 0
        }
      ])
    );
  }

  it('rejects an empty word and one that is too long', async () => {
    assert.equal((await server.api.expectError('GET /api/front/search/suggest', {})).error, 'VALIDATION');
    for (const q of ['', '香'.repeat(31)]) {
      const { error, fields } = await server.api.expectError('GET /api/front/search/suggest', { q });
      assert.equal(error, 'VALIDATION');
      assert.deepEqual(Object.keys(fields ?? {}), ['q']);
    }
  });

  it('returns nothing, without an error, for characters that are no word', async () => {
    const queries = [
      '  ',
      '\u0000',
      '🌶️🌶️',
      "'; drop table variety; --",
      '<script>alert(1)</script>',
      '%',
      '\\',
      '(八',
      '{{}}'
    ];
    for (const q of queries) {
      const found = await suggest(q);
      assert.deepEqual(found.lines, [], q);
      assert.equal(found.aliasOf, null);
    }
    assert.equal((await varietiesFor('八角')).length, 1);
  });

  it('takes percent and underscore literally', async () => {
    assert.deepEqual(await articlesFor('0%_确'), ['test-pepper']);
    assert.deepEqual(await articlesFor('价_差'), []);
  });

  it('finds a variety by its name of two characters, with the lines of all its grades', async () => {
    const { lines, aliasOf } = await suggest('八角');
    assert.equal(lines.length, 8);
    assert.ok(lines.every(({ varietyId }) => varietyId === 'star-anise'));
    assert.equal(aliasOf, null);
  });

  it('finds a variety by its aliases and returns its name', async () => {
    for (const [word, name] of [
      ['大料', '八角'],
      ['白扣', '白豆蔻'],
      ['肉桂', '桂皮']
    ] as const) {
      const { lines, aliasOf } = await suggest(word);
      assert.equal(lines[0]?.varietyName, name);
      assert.equal(aliasOf, name);
    }
  });

  it('finds a variety by its pinyin initials, in either case and in full width', async () => {
    for (const word of ['bj', 'BJ', 'ｂｊ', ' bj ']) {
      assert.equal((await varietiesFor(word))[0], '八角', word);
      assert.equal((await suggest(word)).aliasOf, '八角');
    }
    assert.ok((await varietiesFor('bjh')).includes('八角'));
  });

  it('does not choose between varieties that share their initials', async () => {
    const { aliasOf } = await suggest('hj');
    assert.equal(aliasOf, null);
    assert.ok((await varietiesFor('hj')).includes('花椒'));
    assert.ok((await varietiesFor('hj')).length > 1);
  });

  it('finds a variety by its English name', async () => {
    assert.equal((await varietiesFor('star anise'))[0], '八角');
    assert.equal((await varietiesFor('Cumin'))[0], '孜然');
  });

  it('narrows a variety to the grade or market named with it', async () => {
    assert.deepEqual(
      (await suggest('无硫八角')).lines.map(({ gradeName }) => gradeName),
      ['无硫大红', '无硫大红', '无硫大红']
    );
    assert.ok((await suggest('八角 大红')).lines.every(({ gradeName }) => gradeName.includes('大红')));
    assert.ok((await suggest('成都大料')).lines.every(({ marketName }) => marketName.includes('成都')));
    assert.equal((await suggest('八角行情')).lines.length, 8);
    assert.equal((await suggest('八角 dah')).lines.length, 8);
  });

  it('suggests no prices for a query whose results have none', async () => {
    for (const q of ['八角去年秋天收的三百公斤', '送到门口的八角']) {
      assert.deepEqual((await suggest(q)).lines, [], q);
      const { counts } = await server.api.call('GET /api/front/search/overview', { q });
      assert.equal(counts.lines, 0, q);
    }
  });

  it('finds lines by the grade alone', async () => {
    const { lines } = await suggest('大红');
    assert.ok(lines.some(({ varietyName, gradeName }) => varietyName === '八角' && gradeName === '大红'));
  });

  it('finds articles by title and variety, but none before their publication', async () => {
    assert.deepEqual(await articlesFor('价差'), ['test-dryness', 'test-pepper']);
    assert.deepEqual(await articlesFor('黑白 收窄'), ['test-pepper']);
    assert.deepEqual(await articlesFor('大料'), ['test-dryness']);
  });

  it('limits suggestions to eight lines and five articles', async () => {
    const { lines, news } = await suggest('椒');
    assert.ok(lines.length > 1 && lines.length <= 8);
    assert.ok(news.length <= 5);
  });

  it('suggests trending words, each of which has a result', async () => {
    const trending = await server.api.call('GET /api/front/search/hotWords', undefined);
    for (const { word } of trending) {
      const { lines, news } = await suggest(word);
      assert.ok(lines.length + news.length > 0, word);
    }
  });
});
