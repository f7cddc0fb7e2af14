import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { canAccess, chooseOsUser } from './osUser';

interface ClusterFile {
  /** Data folder of PostgreSQL, absolute when it is not beside this file. */
  dataFolder: string;
  port: number;
  password: string;
}

export interface ClusterConfig {
  dataFolder: string;
  logFile: string;
  read(): ClusterFile;
  savePort(port: number): void;
}

/** Name of the data folder beside the file. */
const DATA = 'data';

/**
 * For data that the OS user of PostgreSQL could not reach below its own folder. Not the temporary folder, which the
 * system purges.
 */
const FALLBACK_FOLDER = '/var/lib/xiangshi';

/**
 * Returns the content of `cluster.json` of a folder, created at the first call. It contains the password: mode 0600.
 */
export function readClusterConfig(folder: string): ClusterConfig {
  const file = path.join(folder, 'cluster.json');
  const save = (content: ClusterFile) => {
    writeFileSync(`${file}.new`, JSON.stringify(content, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as ClusterFile;
  if (!existsSync(file))
    save({ dataFolder: chooseDataFolder(folder), port: 0, password: randomBytes(18).toString('base64url') });
  // Data beside the file belongs to it, also where the folder was copied or moved together with an absolute path.
  const ownData = path.join(folder, DATA);
  return {
    dataFolder: existsSync(ownData) ? ownData : path.resolve(folder, read().dataFolder),
    logFile: path.join(folder, 'postgres.log'),
    read,
    savePort: (port) => save({ ...read(), port })
  };
}

function chooseDataFolder(folder: string): string {
  const osUser = chooseOsUser(folder);
  if (osUser === null || canAccess(osUser, folder)) return DATA;
  // A random name: the data of a deleted folder must not come back in a new one of the same path.
  return path.join(FALLBACK_FOLDER, `data-${randomBytes(6).toString('hex')}`);
}
