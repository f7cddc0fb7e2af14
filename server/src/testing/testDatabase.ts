import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { seed, type SeedContext } from '../../seed/index';
import { connect } from '../database/connect';
import { openCluster } from '../database/embedded/cluster';
import { newId } from '../database/id';
import { migrate } from '../database/migrate';
import type { Db } from '../database/schema';
import { installJobs } from '../jobs/jobQueue';
import { jobs } from '../moduleJobs';
import { ServerSecret } from '../modules/secureChannel/serverSecret';
import type { FileStorage } from '../providers/fileStorage';

/** Set by `run.ts`: the cluster that all test files of a run share. */
export const CLUSTER_URL = 'TEST_CLUSTER_URL';

/** The data folder is each test's own: the demo's pictures have addresses only. */
const discardingStorage: FileStorage = {
  save: () => Promise.resolve(),
  read: (name) => Promise.reject(new Error(`${name} is not kept`)),
  remove: () => Promise.resolve(),
  urlOf: (name) => `/uploads/${name}`
};

/** Returns the context for loading the demo data of tests, without drawing pictures. */
export async function testSeedContext(now: Date): Promise<SeedContext> {
  return {
    now,
    files: discardingStorage,
    draw: () => Promise.resolve({ bytes: Buffer.of(), perceptualHash: null }),
    secret: await testSecret()
  };
}

/** Returns the secret that all test servers share, so that sealed data of the seeded template can be opened. */
export function testSecret(): Promise<ServerSecret> {
  return ServerSecret.open(path.join(os.tmpdir(), 'xiangshi-test-secret'));
}

export type Template = 'empty' | 'seeded';

export interface TestDatabase {
  db: Db;
  url: string;
  drop(): Promise<void>;
}

/** Creates a database from a template that is built once per run: the schema, with or without the demo data. */
export async function createTestDatabase(template: Template): Promise<TestDatabase> {
  const cluster = await joinCluster();
  const admin = connect(cluster.urlOf('postgres'), { maxConnections: 1 });
  const name = `test_${newId()}`;
  await prepareTemplate(admin.db, template, cluster.urlOf);
  // Copying files takes 95 ms for the demo data, writing them through the log 250 ms.
  await sql`create database ${sql.id(name)} template ${sql.id(templateName(template))} strategy file_copy`.execute(
    admin.db
  );
  const url = cluster.urlOf(name);
  const { db, close } = connect(url);
  return {
    db,
    url,
    drop: async () => {
      await close();
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin.db);
      await admin.close();
      await cluster.leave();
    }
  };
}

const templateName = (template: Template) => `template_${template}`;

/**
 * One process builds the template, the others wait, on a connection that is held: an idle one would be closed with its
 * lock.
 */
async function prepareTemplate(admin: Db, template: Template, urlOf: (name: string) => string): Promise<void> {
  const name = templateName(template);
  await admin.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(20261121)`.execute(connection);
    try {
      const found = await sql`select 1 from pg_database where datname = ${name} and datistemplate`.execute(connection);
      if (found.rows.length > 0) return;
      await sql`drop database if exists ${sql.id(name)}`.execute(connection);
      await sql`create database ${sql.id(name)}`.execute(connection);
      const { db, close } = connect(urlOf(name));
      await migrate(db);
      await installJobs(db, jobs);
      if (template === 'seeded') await seed(db, await testSeedContext(new Date()));
      await close();
      await sql`alter database ${sql.id(name)} with is_template true`.execute(connection);
    } finally {
      await sql`select pg_advisory_unlock(20261121)`.execute(connection);
    }
  });
}

async function joinCluster(): Promise<{ urlOf(name: string): string; leave(): Promise<void> }> {
  const shared = process.env[CLUSTER_URL];
  if (shared !== undefined) {
    return { urlOf: (name) => shared.replace(/\/postgres$/, `/${name}`), leave: () => Promise.resolve() };
  }
  // For one test file without the runner.
  const { urlOf, stop } = await startTestCluster();
  return { urlOf, leave: stop };
}

/** Starts a cluster in a temporary folder, without fsync, which matters only in a power failure. */
export async function startTestCluster() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'xiangshi-cluster-'));
  // As root, PostgreSQL runs as another OS user, who needs access.
  await chmod(folder, 0o755);
  const cluster = await openCluster(folder, {
    parameters: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '64MB' }
  });
  return {
    urlOf: cluster.urlOf,
    stop: async () => {
      await cluster.release();
      await rm(folder, { recursive: true, force: true });
    }
  };
}
