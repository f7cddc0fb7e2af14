import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { buildApp } from '../app';
import { connect } from '../database/connect';
import { CONTENT_CHANNEL } from '../database/knownTables';
import { SignalListener } from '../database/signalListener';
import { logIn } from '../testing/logIn';
import { type TestApp, testApp } from '../testing/testApp';
import { waitUntil } from '../testing/waitUntil';
import { answerKey } from './keptAnswers';

const FEED = '/api/front/home/feed';

describe('answers that are kept', () => {
  let server: TestApp;
  before(async () => {
    server = await testApp({ isSeeded: true });
    await server.app.inject(FEED);
    await waitUntil(() => server.deps.signals.isListening(CONTENT_CHANNEL));
  });
  after(() => server.close());

  const get = async (url: string, headers: Record<string, string> = {}) => {
    const { body } = await server.app.inject({ url, headers });
    const { code, data } = JSON.parse(body) as { code: number; data: Record<string, unknown> };
    assert.equal(code, 200, `${url}: ${body}`);
    return data;
  };
  const isKept = (url: string) => server.app.keptAnswers.find(answerKey('zh-Hans', url)) !== undefined;
  const bannerTitle = async (headers?: Record<string, string>) => {
    const { banners } = (await get(FEED, headers)) as { banners: { title: string }[] };
    return banners[0]?.title;
  };
  /** The announcement of an own write comes later, and drops the answer once more. */
  const keptAgain = () =>
    waitUntil(async () => {
      await get(FEED);
      return isKept(FEED);
    });
  const rename = (title: string, db = server.db) => db.updateTable('banner').set({ title }).execute();

  it('are those of every public call, because each table behind them announces its changes', async () => {
    const idOf = async (url: string) => (await get(url))['items'] as { id: string }[];
    const [supply] = await idOf('/api/front/supply/list?limit=1');
    const [purchase] = await idOf('/api/front/purchase/list?limit=1');
    const [line] = await idOf('/api/front/market/lines?limit=1');
    const [article] = await idOf('/api/front/news/list?limit=1');
    const [flash] = await idOf('/api/front/flash/list');
    const company = await server.db.selectFrom('company').select('id').executeTakeFirstOrThrow();
    const urls = [
      FEED,
      '/api/front/home/listings',
      '/api/front/supply/list',
      '/api/front/supply/origins',
      `/api/front/supply/detail?id=${supply?.id}`,
      '/api/front/purchase/list',
      `/api/front/purchase/detail?id=${purchase?.id}`,
      `/api/front/company/info?id=${company.id}`,
      `/api/front/company/supplies?id=${company.id}`,
      '/api/front/market/overview',
      '/api/front/market/lines',
      '/api/front/market/facets',
      '/api/front/market/days?month=2026-11',
      '/api/front/market/nearbyDays?date=2026-11-20',
      `/api/front/market/series?lineId=${line?.id}&range=7d`,
      '/api/front/market/index?id=composite',
      `/api/front/market/line?lineId=${line?.id}`,
      '/api/front/news/list',
      '/api/front/news/instead',
      `/api/front/news/detail?id=${article?.id}`,
      '/api/front/flash/list',
      '/api/front/flash/days',
      '/api/front/flash/varieties',
      `/api/front/flash/prices?lineIds=${line?.id}`,
      `/api/front/flash/detail?id=${flash?.id}`
    ];
    const lost: string[] = [];
    for (const url of urls) {
      await get(url);
      // The first visit changes what counts visits, and its announcement comes later.
      const isThere = waitUntil(async () => (await get(url), isKept(url)), { timeoutMs: 500 });
      await isThere.catch(() => lost.push(url));
    }
    assert.deepEqual(lost, []);
  });

  it('are replaced at once by a write of the same process, also in a transaction', async () => {
    for (let round = 0; round < 20; round += 1) {
      await rename(`plain ${round}`);
      assert.equal(await bannerTitle(), `plain ${round}`);
      await server.db.transaction().execute((tx) =>
        tx
          .updateTable('banner')
          .set({ title: `whole ${round}` })
          .execute()
      );
      assert.equal(await bannerTitle(), `whole ${round}`);
    }
    await keptAgain();
  });

  it('show nothing of a transaction that is not committed', async () => {
    await rename('before');
    await assert.rejects(
      server.db.transaction().execute(async (tx) => {
        await tx.updateTable('banner').set({ title: 'never' }).execute();
        assert.equal(await bannerTitle(), 'before');
        throw new Error('taken back');
      }),
      /taken back/
    );
    assert.equal(await bannerTitle(), 'before');
  });

  it('follow writes while many visitors read', async () => {
    const acknowledged = { round: 0 };
    const isOver = { value: false };
    const viewer = async () => {
      while (!isOver.value) {
        // A kept answer needs no turn of the event loop.
        await setImmediate();
        const atLeast = acknowledged.round;
        const title = await bannerTitle();
        assert.equal(Number(title) >= atLeast, true, `${title} after ${atLeast} was written`);
      }
    };
    await rename('0');
    const viewers = Array.from({ length: 8 }, viewer);
    for (let round = 1; round <= 60; round += 1) {
      await rename(String(round));
      acknowledged.round = round;
    }
    isOver.value = true;
    await Promise.all(viewers);
  });

  it('are replaced by a write of another process', async () => {
    const other = connect(server.databaseUrl);
    const signals = new SignalListener(() => server.databaseUrl);
    const app = await buildApp({ ...server.deps, db: other.db, signals });
    const titleThere = async () =>
      (JSON.parse((await app.inject(FEED)).body) as { data: { banners: { title: string }[] } }).data.banners[0]?.title;
    try {
      await titleThere();
      await waitUntil(() => signals.isListening(CONTENT_CHANNEL));
      for (let round = 0; round < 10; round += 1) {
        await rename(`here ${round}`);
        await waitUntil(async () => (await titleThere()) === `here ${round}`);
        await rename(`there ${round}`, other.db);
        assert.equal(await titleThere(), `there ${round}`);
        await waitUntil(async () => (await bannerTitle()) === `there ${round}`);
      }
    } finally {
      await app.close();
      await signals.close();
      await other.close();
    }
  });

  it('are dropped, and none is kept, while announcements do not arrive', async () => {
    await rename('connected');
    assert.equal(await bannerTitle(), 'connected');
    const admin = connect(server.databaseUrl, { maxConnections: 1 });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'xiangshi signals'`.execute(admin.db);
    await waitUntil(() => !server.deps.signals.isListening(CONTENT_CHANNEL));
    assert.equal(isKept(FEED), false);
    await rename('alone', admin.db);
    assert.equal(await bannerTitle(), 'alone');
    await waitUntil(() => server.deps.signals.isListening(CONTENT_CHANNEL));
    await keptAgain();
    await admin.close();
  });

  it('end after half a minute, because some depend on the time', async () => {
    await keptAgain();
    server.advance(30_000);
    assert.equal(isKept(FEED), false);
  });

  it('are no member’s, and no answer to a refused call', async () => {
    const authorization = `Bearer ${await logIn(server)}`;
    const url = `${FEED}?personalised=true`;
    await get(url, { authorization });
    assert.equal(isKept(url), false);
    const unknown = '/api/front/supply/detail?id=unknown';
    await server.app.inject(unknown);
    assert.equal(isKept(unknown), false);
  });

  it('are of one language', async () => {
    const [chinese, english] = [
      await get('/api/front/market/overview'),
      await get('/api/front/market/overview', { 'accept-language': 'en' })
    ];
    assert.notDeepEqual(chinese, english);
    assert.deepEqual(await get('/api/front/market/overview'), chinese);
  });

  it('count every visitor once, and show the number at once', async () => {
    const [supply] = (await get('/api/front/supply/list?limit=1'))['items'] as { id: string }[];
    const url = `/api/front/supply/detail?id=${supply?.id}`;
    const views = async (agent: string) => (await get(url, { 'user-agent': agent }))['viewCount'] as number;
    const first = await views('one');
    assert.equal(await views('one'), first);
    const { db } = server;
    const others = ['b', 'c', 'd', 'e', 'f', 'g'];
    let last = first;
    for (const agent of others) {
      const seen = await views(agent);
      assert.equal([last, last + 1].includes(seen), true, `${seen} after ${last}`);
      last = seen;
    }
    assert.equal(last > first, true, `${last} after ${first}`);
    const { views: stored } = await db
      .selectFrom('supply')
      .where('id', '=', supply?.id ?? '')
      .select('views')
      .executeTakeFirstOrThrow();
    assert.equal(stored, last);
  });

  it('depend on all columns but the counters that are announced by themselves', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname || '.' || a.attname as name from pg_trigger t
      join pg_class c on c.oid = t.tgrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where t.tgname = 'announce_content' and cardinality(t.tgattr::int2[]) > 0 and a.attnum <> all (t.tgattr::int2[])
      order by 1`.execute(server.db);
    assert.deepEqual(
      rows.map(({ name }) => name),
      ['purchase.views', 'supply.views']
    );
  });
});
