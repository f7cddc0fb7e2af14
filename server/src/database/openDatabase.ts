import path from 'node:path';
import type { Settings } from '../settings';
import { connect, type Connection } from './connect';
import { openCluster } from './embedded/cluster';
import { openOwnedDatabase } from './embedded/ownedDatabase';

const DATABASE = 'xiangshi';

export interface OpenDatabase extends Connection {
  /** Releases the built-in PostgreSQL; the last process that does so stops it. After `close`. */
  release(): Promise<void>;
}

/** Connects to the installation's database: DATABASE_URL, else the built-in PostgreSQL, started unless it runs. */
export async function openDatabase(settings: Settings, progress: (step: string) => void): Promise<OpenDatabase> {
  const options = { maxConnections: settings.databasePool };
  if (settings.databaseUrl !== undefined) {
    return { ...connect(settings.databaseUrl, options), release: () => Promise.resolve() };
  }
  const cluster = await openCluster(path.join(settings.dataDir, 'postgres'), { progress });
  const url = await openOwnedDatabase(cluster, DATABASE);
  return { ...connect(url, options), release: () => cluster.release() };
}
