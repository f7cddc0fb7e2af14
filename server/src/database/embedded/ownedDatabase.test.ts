import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { connect } from '../connect';
import { migrate } from '../migrate';
import type { Db } from '../schema';
import { type EmbeddedCluster, openCluster } from './cluster';
import { openOwnedDatabase } from './ownedDatabase';

const NAME = 'xiangshi';

describe('the database of the built-in PostgreSQL', () => {
  let folder: string;
  let cluster: EmbeddedCluster;
  before(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'xiangshi-owned-'));
    // As root, PostgreSQL runs as another OS user, who needs access.
    chmodSync(folder, 0o755);
    cluster = await openCluster(folder, { parameters: { fsync: 'off' } });
  });
  after(async () => {
    await cluster.release();
    rmSync(folder, { recursive: true, force: true });
  });

  async function withDatabase<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
    const { db, close } = connect(url, { maxConnections: 1 });
    try {
      return await work(db);
    } finally {
      await close();
    }
  }
  const asOwner = async <T>(work: (db: Db) => Promise<T>) =>
    withDatabase((await openOwnedDatabase(cluster, NAME))(), work);

  it('a database of an earlier version, owned by the superuser, is handed over with all its content', async () => {
    await withDatabase(cluster.urlOf('postgres'), (db) => sql`create database ${sql.id(NAME)}`.execute(db));
    await withDatabase(cluster.urlOf(NAME), migrate);
    const foreign = await asOwner((db) =>
      sql`
        select relname as name from pg_class
          where relnamespace = 'public'::regnamespace and pg_get_userbyid(relowner) <> current_user
        union all
        select proname from pg_proc
          where pronamespace = 'public'::regnamespace and pg_get_userbyid(proowner) <> current_user
        union all
        select datname from pg_database
          where datname = current_database() and pg_get_userbyid(datdba) <> current_user
      `.execute(db)
    );
    assert.deepEqual(foreign.rows, []);
    await asOwner((db) => sql`alter table user_account add column later text`.execute(db));
  });

  it('is used by a role that reads no files, runs no programs and takes no other role', async () => {
    for (const statement of [
      `select pg_read_file('postgresql.conf')`,
      `copy (select 1) to program 'true'`,
      `set role app`,
      `alter role xiangshi superuser`,
      `create role other`
    ]) {
      await assert.rejects(
        asOwner((db) => sql.raw(statement).execute(db)),
        { code: '42501' },
        statement
      );
    }
  });

  it('is created once by processes that start at the same moment', async () => {
    const urls = await Promise.all([1, 2, 3].map(() => openOwnedDatabase(cluster, 'another')));
    for (const url of urls) await withDatabase(url(), (db) => sql`create table if not exists a (b int)`.execute(db));
  });
});
