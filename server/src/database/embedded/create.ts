import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account';
import { unsupported, type Binaries } from './binaries';
import type { Place } from './place';

const run = promisify(execFile);

/**
 * Makes the files of a new cluster, once. They are made beside their place and renamed: a start that was cut off leaves
 * nothing that looks finished. The built-in locale gives the same order of text on every operating system.
 */
export async function createCluster(
  place: Place,
  { account, binaries, progress }: { account: Account | null; binaries: Binaries; progress: (step: string) => void }
): Promise<void> {
  const { dataFolder } = place;
  if (existsSync(path.join(dataFolder, 'PG_VERSION'))) return;
  progress('creating the database');
  const fresh = `${dataFolder}.new`;
  const secret = `${dataFolder}.secret`;
  rmSync(fresh, { recursive: true, force: true });
  rmSync(dataFolder, { recursive: true, force: true });
  mkdirSync(path.dirname(fresh), { recursive: true, mode: 0o755 });
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(secret, place.read().password, { mode: 0o600 });
  if (account !== null) [fresh, secret].forEach((entry) => chownSync(entry, account.uid, account.gid));
  try {
    await run(
      binaries.initdb,
      [
        ...['-D', fresh, '-U', 'app', '-A', 'scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8'],
        ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      ],
      { cwd: '/', ...(account && { uid: account.uid, gid: account.gid }) }
    );
  } catch (error) {
    const reason = (error as { stderr?: string; message: string }).stderr?.trim() || (error as Error).message;
    throw (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? unsupported('its programs cannot start, perhaps because the C library is not glibc')
      : new Error(`The database could not be created: ${reason}`);
  } finally {
    rmSync(secret, { force: true });
  }
  renameSync(fresh, dataFolder);
}
