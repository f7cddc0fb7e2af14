import path from 'node:path';
import { findBinaries } from './binaries';
import { type ClusterConfig, readClusterConfig } from './clusterConfig';
import { createCluster } from './createCluster';
import { withFileLock } from './fileLock';
import { chooseOsUser } from './osUser';
import { findPostmaster, isPostmasterAlive, startPostmaster, stopPostmaster } from './postmaster';
import { ProcessRegistry } from './processRegistry';
import { repeat } from './repeat';

export interface EmbeddedCluster {
  /** Returns the current address of a database of the cluster, as superuser. */
  urlOf(database: string): string;
  /** True when a running cluster was taken over rather than started. */
  isAdopted: boolean;
  /** Ends the use by this process. The last user stops the cluster; until then it serves the others. */
  release(): Promise<void>;
}

export interface ClusterOptions {
  /** Called before each long step. */
  progress?: (step: string) => void;
  /** Server settings, such as `{ fsync: 'off' }` for tests. */
  parameters?: Record<string, string>;
}

/** Longest time until a dead PostgreSQL is detected. */
const CHECK_INTERVAL_MS = 500;

/**
 * Starts the PostgreSQL of a folder, or joins the running one: processes share it. Each creates a file with its id in
 * `users/`; the last one that ends stops the cluster. After a kill -9 the cluster keeps running and is adopted. When
 * PostgreSQL itself dies, the first process that notices starts it again, perhaps on another port.
 */
export async function openCluster(folder: string, options: ClusterOptions = {}): Promise<EmbeddedCluster> {
  const progress = options.progress ?? (() => undefined);
  const processes = new ProcessRegistry(folder);
  const lock = path.join(folder, 'lock');

  return withFileLock(lock, async () => {
    const cluster = readClusterConfig(folder);
    const osUser = chooseOsUser(cluster.dataFolder);
    const binaries = findBinaries(osUser);
    await createCluster(cluster, { osUser, binaries, progress });

    const ensureRunning = async () => {
      const isRunning = (await findPostmaster(cluster)) !== null;
      if (!isRunning) await startPostmaster(cluster, { osUser, binaries, parameters: options.parameters ?? {} });
      return { isAdopted: isRunning };
    };
    const { isAdopted } = await ensureRunning();
    processes.register();
    const checkPostmaster = async () => {
      if (isPostmasterAlive(cluster)) return;
      const found = await withFileLock(lock, ensureRunning);
      if (!found.isAdopted) progress('the database had ended and was started again');
    };
    const stopChecking = repeat(CHECK_INTERVAL_MS, checkPostmaster, (error) =>
      progress(`the database did not start: ${String(error)}`)
    );

    return {
      isAdopted,
      urlOf: (database) => urlOf(cluster, database),
      release: async () => {
        await stopChecking();
        await withFileLock(lock, async () => {
          processes.unregister();
          if (!processes.hasLiveProcesses()) await stopPostmaster(cluster, binaries);
        });
      }
    };
  });
}

function urlOf(cluster: ClusterConfig, database: string): string {
  const { password, port } = cluster.read();
  return `postgres://app:${password}@127.0.0.1:${port}/${database}`;
}
