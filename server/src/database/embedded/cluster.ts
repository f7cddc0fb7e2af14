import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chooseAccount } from './account';
import { isAlive } from './alive';
import { findBinaries } from './binaries';
import { createCluster } from './create';
import { withFileLock } from './fileLock';
import { findPostmaster, startPostmaster, stopPostmaster } from './postmaster';
import { readPlace, type Place } from './place';

export interface EmbeddedCluster {
  /** Address of a database of the cluster, as superuser. */
  urlOf(database: string): string;
  /** True when a running cluster was taken over rather than started. */
  isAdopted: boolean;
  /** Ends the use by this process. The last user stops the cluster; before that it serves the others. */
  release(): Promise<void>;
}

export interface ClusterOptions {
  /** Told before each long step. */
  progress?: (step: string) => void;
  /** Server settings, such as `{ fsync: 'off' }` for tests. */
  parameters?: Record<string, string>;
}

/**
 * Starts the PostgreSQL of a folder, or joins the one that runs there: processes share it. Each leaves a file with its
 * id in `users/`; the last one that ends stops the cluster. After a kill -9 the cluster lives on and is adopted.
 */
export async function openCluster(folder: string, options: ClusterOptions = {}): Promise<EmbeddedCluster> {
  const progress = options.progress ?? (() => undefined);
  mkdirSync(path.join(folder, 'users'), { recursive: true, mode: 0o755 });
  const lock = path.join(folder, 'lock');
  const self = path.join(folder, 'users', String(process.pid));

  return withFileLock(lock, async () => {
    const place = readPlace(folder);
    const account = chooseAccount(place.dataFolder);
    const binaries = findBinaries(account);
    await createCluster(place, { account, binaries, progress });

    const running = await findPostmaster(place);
    if (running === null) await startPostmaster(place, { account, binaries, parameters: options.parameters ?? {} });
    writeFileSync(self, '');

    return {
      isAdopted: running !== null,
      urlOf: (database) => urlOf(place, running?.port ?? place.read().port, database),
      release: () =>
        withFileLock(lock, async () => {
          rmSync(self, { force: true });
          if (hasUsers(folder)) return;
          await stopPostmaster(place, binaries);
        })
    };
  });
}

function urlOf(place: Place, port: number, database: string): string {
  return `postgres://app:${place.read().password}@127.0.0.1:${port}/${database}`;
}

function hasUsers(folder: string): boolean {
  const users = path.join(folder, 'users');
  return readdirSync(users).some((name) => {
    if (isAlive(Number(name))) return true;
    rmSync(path.join(users, name), { force: true });
    return false;
  });
}
