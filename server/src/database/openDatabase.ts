import path from 'node:path';
import { sql } from 'kysely';
import type { Settings } from '../settings';
import { connect, type Connection } from './connect';
import { openCluster } from './embedded/cluster';

const DATABASE = 'xiangshi';

export interface OpenDatabase extends Connection {
  /** Lets go of the built-in PostgreSQL; the last process that does so stops it. After `close`. */
  release(): Promise<void>;
}

/** Connects to the installation's database: DATABASE_URL, else the built-in PostgreSQL, started unless it runs. */
export async function openDatabase(settings: Settings, progress: (step: string) => void): Promise<OpenDatabase> {
  const options = { maxConnections: settings.databasePool };
  if (settings.databaseUrl !== undefined) {
    return { ...connect(settings.databaseUrl, options), release: () => Promise.resolve() };
  }
  const cluster = await openCluster(path.join(settings.dataDir, 'postgres'), { progress });
  await createDatabase(cluster.urlOf('postgres'));
  return { ...connect(cluster.urlOf(DATABASE), options), release: () => cluster.release() };
}

async function createDatabase(adminUrl: string): Promise<void> {
  const admin = connect(adminUrl, { maxConnections: 1 });
  try {
    const { rows } = await sql`select 1 from pg_database where datname = ${DATABASE}`.execute(admin.db);
    if (rows.length > 0) return;
    await sql`create database ${sql.id(DATABASE)}`.execute(admin.db).catch((error: unknown) => {
      // Another process that starts at the same moment made it.
      if (!['42P04', '23505'].includes(String((error as { code?: string }).code))) throw error;
    });
  } finally {
    await admin.close();
  }
}
