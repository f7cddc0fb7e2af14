import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import sharp from 'sharp';
import { type ShareKind, sharePictureAddress } from '@rules/sharePicture';
import { type TestApp, testApp } from '../../testing/testApp';

describe('a share picture', () => {
  let server: TestApp;
  let ids: Record<ShareKind, string>;
  before(async () => {
    server = await testApp({ isSeeded: true });
    const { db } = server;
    const idIn = async (rows: Promise<{ id: string }>) => (await rows).id;
    ids = {
      line: 'star-anise.dahong.yulin',
      news: await idIn(
        db.selectFrom('news_article').select('id').where('status', '=', 'published').executeTakeFirstOrThrow()
      ),
      flash: await idIn(
        db.selectFrom('flash').select('id').where('withdrawn_reason', 'is', null).executeTakeFirstOrThrow()
      ),
      supply: await idIn(
        db.selectFrom('supply').select('id').where('public_status', '=', 'published').executeTakeFirstOrThrow()
      ),
      purchase: await idIn(
        db.selectFrom('purchase').select('id').where('public_status', '=', 'published').executeTakeFirstOrThrow()
      ),
      company: await idIn(db.selectFrom('company').select('id').executeTakeFirstOrThrow()),
      card: await idIn(db.selectFrom('card').select('id').executeTakeFirstOrThrow()),
      expo: await idIn(db.selectFrom('expo').select('id').executeTakeFirstOrThrow()),
      app: 'home'
    };
  });
  after(() => server.close());
  beforeEach(() => server.db.deleteFrom('rate_window').execute());

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
  const etagOf = async (url: string) => String((await get(url)).headers['etag']);
  const drawings = async () => {
    const rows = await server.db
      .selectFrom('rate_window')
      .select('count')
      .where('key', 'like', 'drawSharePicture:%')
      .execute();
    return rows.reduce((sum, { count }) => sum + count, 0);
  };

  it('is missing for unknown kinds, ids, files and sizes', async () => {
    const unknown = [
      'line/never.jpg',
      'news/never.jpg',
      'flash/never.jpg',
      'supply/never.jpg',
      'purchase/never.jpg',
      'company/never.jpg',
      'card/never.jpg',
      'expo/never.jpg',
      'app/other.jpg',
      'user/1.jpg',
      `line/${ids.line}.png`,
      `line/${ids.line}`,
      'line/%00.jpg'
    ];
    for (const path of unknown) {
      const { statusCode, headers } = await get(`/share/${path}?lang=en`);
      assert.deepEqual([statusCode, headers['cache-control']], [404, 'no-store'], path);
    }
  });

  it('is gone with an article, a flash, a supply or a request that was taken down', async () => {
    const { db } = server;
    const nowMs = Date.now();
    const steps: [ShareKind, () => Promise<unknown>, () => Promise<unknown>][] = [
      [
        'news',
        () =>
          db
            .updateTable('news_article')
            .set({ status: 'removed', removed_at_ms: nowMs, removed_reason: '撤稿' })
            .where('id', '=', ids.news)
            .execute(),
        () =>
          db
            .updateTable('news_article')
            .set({ status: 'published', removed_at_ms: null, removed_reason: null })
            .where('id', '=', ids.news)
            .execute()
      ],
      [
        'flash',
        () => db.updateTable('flash').set({ withdrawn_reason: '有误' }).where('id', '=', ids.flash).execute(),
        () => db.updateTable('flash').set({ withdrawn_reason: null }).where('id', '=', ids.flash).execute()
      ],
      [
        'supply',
        () => db.updateTable('supply_listing').set({ status: 'takedown' }).where('id', '=', ids.supply).execute(),
        () => db.updateTable('supply_listing').set({ status: 'published' }).where('id', '=', ids.supply).execute()
      ],
      [
        'purchase',
        () => db.updateTable('purchase').set({ public_status: 'takedown' }).where('id', '=', ids.purchase).execute(),
        () => db.updateTable('purchase').set({ public_status: 'published' }).where('id', '=', ids.purchase).execute()
      ]
    ];
    for (const [kind, takeDown, putBack] of steps) {
      const address = sharePictureAddress(kind, ids[kind], 'zh-Hans');
      const { etag } = (await get(address)).headers;
      await takeDown();
      const gone = await get(address, { 'if-none-match': String(etag) });
      await putBack();
      assert.deepEqual([gone.statusCode, gone.headers['etag'], gone.body], [410, undefined, ''], kind);
    }
  });

  it('is a JPEG of each size for each kind, in the languages with the longest words and both sorts of characters', async () => {
    const sizes = [
      { size: 'wide', width: 1200, height: 630, maxBytes: 80_000, languages: ['zh-Hans', 'fr'] },
      { size: 'chat', width: 750, height: 600, maxBytes: 128_000, languages: ['zh-Hant', 'es'] }
    ] as const;
    for (const kind of Object.keys(ids) as ShareKind[])
      for (const { size, width, height, maxBytes, languages } of sizes)
        for (const language of languages) {
          const address = sharePictureAddress(kind, ids[kind], language, size);
          const { statusCode, headers, rawPayload } = await get(address);
          const answer = [statusCode, headers['content-type'], headers['cache-control']];
          assert.deepEqual(answer, [200, 'image/jpeg', 'public, max-age=300'], address);
          const found = await sharp(rawPayload).metadata();
          assert.deepEqual([found.format, found.width, found.height], ['jpeg', width, height]);
          assert.ok(rawPayload.length <= maxBytes, `${address} has ${rawPayload.length} bytes`);
        }
  });

  it('is kept for ever under the address of its version, and known again by its tag', async () => {
    const address = sharePictureAddress('line', ids.line, 'en');
    const first = await get(address);
    const tag = String(first.headers['etag']);
    const known = await get(address, { 'if-none-match': tag });
    assert.deepEqual([known.statusCode, known.body], [304, '']);
    const versioned = await get(address.replace('.jpg', `.${tag.slice(1, -1)}.jpg`));
    assert.equal(versioned.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.ok(versioned.rawPayload.equals(first.rawPayload));
    const old = await get(address.replace('.jpg', '.0123456789abcdef.jpg'));
    assert.deepEqual([old.statusCode, old.headers['cache-control']], [200, 'public, max-age=300']);
  });

  it('changes with what it shows, without counting a view', async () => {
    const { db } = server;
    const address = sharePictureAddress('news', ids.news, 'zh-Hans');
    const views = async () =>
      (await db.selectFrom('news_view').select(db.fn.countAll().as('count')).executeTakeFirstOrThrow()).count;
    const [viewsBefore, tag] = [await views(), await etagOf(address)];
    await db.updateTable('news_article').set({ title: '换了题目' }).where('id', '=', ids.news).execute();
    assert.notEqual(await etagOf(address), tag);
    assert.equal(await views(), viewsBefore);
  });

  it('shows nothing of the contacts of a card', async () => {
    const address = sharePictureAddress('card', ids.card, 'zh-Hans');
    const tag = await etagOf(address);
    const { fields } = await server.db
      .selectFrom('card')
      .select('fields')
      .where('id', '=', ids.card)
      .executeTakeFirstOrThrow();
    const write = (changed: Partial<typeof fields>) =>
      server.db
        .updateTable('card')
        .set({ fields: JSON.stringify({ ...fields, ...changed }) })
        .where('id', '=', ids.card)
        .execute();
    await write({ mobile: '13900001111', email: 'a@example.com', address: '某路 1 号' });
    assert.equal(await etagOf(address), tag);
    await write({ position: '另一个职位' });
    assert.notEqual(await etagOf(address), tag);
  });

  it('is not there for a request that visitors may not see', async () => {
    const { db } = server;
    const { public_fields: fields } = await db
      .selectFrom('purchase')
      .select('public_fields')
      .where('id', '=', ids.purchase)
      .executeTakeFirstOrThrow();
    const write = (audience: string) =>
      db
        .updateTable('purchase')
        .set({ public_fields: JSON.stringify({ ...fields, audience }) as never })
        .where('id', '=', ids.purchase)
        .execute();
    await write('invited');
    const { statusCode } = await get(sharePictureAddress('purchase', ids.purchase, 'en'));
    await db
      .updateTable('purchase')
      .set({ public_fields: JSON.stringify(fields) as never })
      .where('id', '=', ids.purchase)
      .execute();
    assert.equal(statusCode, 404);
  });

  it('is drawn once for requests at the same time, and counted against the address that asks', async () => {
    await server.db.updateTable('news_article').set({ title: '同时打开的一篇' }).where('id', '=', ids.news).execute();
    const address = sharePictureAddress('news', ids.news, 'fr');
    const before = await drawings();
    const answers = await Promise.all([get(address), get(address), get(address)]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200, 200]
    );
    assert.equal((await drawings()) - before, 1);
    await server.db.updateTable('rate_window').set({ count: 120 }).where('key', 'like', 'drawSharePicture:%').execute();
    const kept = await get(address);
    assert.equal(kept.statusCode, 200);
    await server.db.updateTable('news_article').set({ title: '又换了题目' }).where('id', '=', ids.news).execute();
    const refused = await get(address);
    assert.deepEqual(
      [refused.statusCode, refused.headers['cache-control'], refused.headers['etag']],
      [429, 'no-store', undefined]
    );
    assert.ok(Number(refused.headers['retry-after']) > 0);
  });

  it('is in the language of the browser when the address names none', async () => {
    const { headers } = await get('/share/app/home.jpg', { 'accept-language': 'es' });
    assert.equal(headers['vary']?.includes('Accept-Language'), true);
    assert.equal(headers['etag'], await etagOf(sharePictureAddress('app', 'home', 'es')));
  });
});
