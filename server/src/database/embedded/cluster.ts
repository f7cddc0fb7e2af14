import path from 'node:path';
import { repeat } from '../../repeat';
import { chooseAccount } from './account';
import { findBinaries } from './binaries';
import { createCluster } from './create';
import { withFileLock } from './fileLock';
import { findPostmaster, isPostmasterAlive, startPostmaster, stopPostmaster } from './postmaster';
import { readPlace, type Place } from './place';
import { Users } from './users';

export interface EmbeddedCluster {
  /** Address of a database of the cluster as it is now, as superuser. */
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

/** A PostgreSQL that died is missed for so long at most. */
const LOOK_EVERY_MS = 500;

/**
 * Starts the PostgreSQL of a folder, or joins the one that runs there: processes share it. Each leaves a file with its
 * id in `users/`; the last one that ends stops the cluster. After a kill -9 the cluster lives on and is adopted. When
 * PostgreSQL itself dies, the first of its users that notices starts it again, perhaps on another port.
 */
export async function openCluster(folder: string, options: ClusterOptions = {}): Promise<EmbeddedCluster> {
  const progress = options.progress ?? (() => undefined);
  const users = new Users(folder);
  const lock = path.join(folder, 'lock');

  return withFileLock(lock, async () => {
    const place = readPlace(folder);
    const account = chooseAccount(place.dataFolder);
    const binaries = findBinaries(account);
    await createCluster(place, { account, binaries, progress });

    const startUnlessItRuns = async () => {
      const isRunning = (await findPostmaster(place)) !== null;
      if (!isRunning) await startPostmaster(place, { account, binaries, parameters: options.parameters ?? {} });
      return { isAdopted: isRunning };
    };
    const { isAdopted } = await startUnlessItRuns();
    users.enter();
    const look = async () => {
      if (isPostmasterAlive(place)) return;
      const found = await withFileLock(lock, startUnlessItRuns);
      if (!found.isAdopted) progress('the database had ended and was started again');
    };
    const stopLooking = repeat(LOOK_EVERY_MS, look, (error) =>
      progress(`the database did not start: ${String(error)}`)
    );

    return {
      isAdopted,
      urlOf: (database) => urlOf(place, database),
      release: async () => {
        await stopLooking();
        await withFileLock(lock, async () => {
          users.leave();
          if (!users.areThere()) await stopPostmaster(place, binaries);
        });
      }
    };
  });
}

function urlOf(place: Place, database: string): string {
  const { password, port } = place.read();
  return `postgres://app:${password}@127.0.0.1:${port}/${database}`;
}
