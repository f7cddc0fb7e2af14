import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Db } from '../../database/schema';
import { type TestApp, testApp } from '../../testing/testApp';
import { ViewCounter } from './viewCounter';

const ID = 'tsaoko-third-week';

describe('view counter', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const storedViews = async (db: Db) =>
    (await db.selectFrom('news_counter').select('views').where('article_id', '=', ID).executeTakeFirstOrThrow()).views;
  const displayedViews = async (counter: ViewCounter, read = () => storedViews(server.db)) => {
    const { found, pending: waiting } = await counter.readWith(ID, read);
    return found + waiting;
  };

  it('does not decrease while a batch is being written', async () => {
    const counter = new ViewCounter(server.db, (error) => assert.ifError(error));
    const first = await storedViews(server.db);
    counter.count(ID);
    assert.equal(await displayedViews(counter), first + 1);
    let writing: Promise<void> | undefined;
    // The batch is written after the row was read, and before the read returns.
    const overtaken = await displayedViews(counter, async () => {
      const views = await storedViews(server.db);
      await (writing ??= counter.flush());
      return views;
    });
    assert.equal(overtaken, first + 1);
    assert.equal(await storedViews(server.db), first + 1);
  });

  it('waits for a batch that another transaction blocks', async () => {
    const counter = new ViewCounter(server.db, (error) => assert.ifError(error));
    const first = await storedViews(server.db);
    counter.count(ID);
    const reading = await server.db.transaction().execute(async (tx) => {
      await tx.selectFrom('news_counter').select('views').where('article_id', '=', ID).forUpdate().execute();
      void counter.flush();
      return { views: displayedViews(counter) };
    });
    assert.equal(await reading.views, first + 1);
  });

  it('keeps the views of a batch that could not be written', async () => {
    const failures: unknown[] = [];
    const broken = {
      executeQuery: () => Promise.reject(new Error('away')),
      getExecutor: () => broken
    } as unknown as Db;
    const counter = new ViewCounter(broken, (error) => failures.push(error));
    const first = await storedViews(server.db);
    counter.count(ID);
    await counter.flush();
    assert.equal(failures.length, 1);
    assert.equal(await displayedViews(counter), first + 1);
  });
});
