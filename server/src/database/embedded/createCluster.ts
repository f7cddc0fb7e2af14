import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Binaries, unsupportedError } from './binaries';
import type { ClusterConfig } from './clusterConfig';
import type { OsUser } from './osUser';

const run = promisify(execFile);

/**
 * Creates the files of a new cluster, once. They are created in a temporary folder and renamed, so that an interrupted
 * start leaves nothing that looks finished. The built-in locale sorts text the same on every operating system.
 * @throws Error with the reason of `initdb`, or that this machine cannot run it
 */
export async function createCluster(
  cluster: ClusterConfig,
  { osUser, binaries, progress }: { osUser: OsUser | null; binaries: Binaries; progress: (step: string) => void }
): Promise<void> {
  const { dataFolder } = cluster;
  if (existsSync(path.join(dataFolder, 'PG_VERSION'))) return;
  progress('creating the database');
  const fresh = `${dataFolder}.new`;
  const secret = `${dataFolder}.secret`;
  rmSync(fresh, { recursive: true, force: true });
  rmSync(dataFolder, { recursive: true, force: true });
  mkdirSync(path.dirname(fresh), { recursive: true, mode: 0o755 });
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(secret, cluster.read().password, { mode: 0o600 });
  if (osUser !== null) [fresh, secret].forEach((entry) => chownSync(entry, osUser.uid, osUser.gid));
  try {
    await run(
      binaries.initdb,
      [
        ...['-D', fresh, '-U', 'app', '-A', 'scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8'],
        ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      ],
      { cwd: '/', ...(osUser && { uid: osUser.uid, gid: osUser.gid }) }
    );
  } catch (error) {
    const reason = (error as { stderr?: string; message: string }).stderr?.trim() || (error as Error).message;
    throw (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? unsupportedError('its programs cannot start, perhaps because the C library is not glibc')
      : new Error(`The database could not be created: ${reason}`);
  } finally {
    rmSync(secret, { force: true });
  }
  renameSync(fresh, dataFolder);
}
