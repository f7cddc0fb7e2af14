import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { connect } from './connect';
import { migrate } from './migrate';
import { migrations } from './migrations/index';

describe('migrations', () => {
  let database: TestDatabase;
  before(async () => {
    database = await createTestDatabase('empty');
    await sql`drop schema public cascade`.execute(database.db);
    await sql`create schema public`.execute(database.db);
  });
  after(() => database.drop());

  it('are listed in the order of their numbers and timestamps, which are unique', () => {
    const names = Object.keys(migrations);
    assert.deepEqual(names, [...names].sort());
    assert.equal(new Set(names.map((name) => name.split('_')[0])).size, names.length);
  });

  it('run once when two processes start together', async (t) => {
    const second = connect(database.url);
    t.after(() => second.close());
    const done = await Promise.all([migrate(database.db), migrate(second.db)]);
    assert.deepEqual(done.flat(), Object.keys(migrations));
    assert.deepEqual(await migrate(database.db), []);
  });

  it('run a step that was merged after a newer one has run', async () => {
    const { db } = database;
    const newer = {
      '202901020304_newer': { up: () => sql`create table newer_step ()`.execute(db).then(() => undefined) }
    };
    const older = {
      '202901010101_older': { up: () => sql`create table older_step ()`.execute(db).then(() => undefined) }
    };
    assert.deepEqual(await migrate(db, { ...migrations, ...newer }), ['202901020304_newer']);
    assert.deepEqual(await migrate(db, { ...migrations, ...older, ...newer }), ['202901010101_older']);
    assert.deepEqual(await migrate(db, { ...migrations, ...older, ...newer }), []);
  });
});
