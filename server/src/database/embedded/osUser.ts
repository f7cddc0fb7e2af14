import { readFileSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';

/** OS user that PostgreSQL runs as when this process is root. */
export interface OsUser {
  name: string;
  uid: number;
  gid: number;
}

const FALLBACK_USER: OsUser = { name: 'nobody', uid: 65534, gid: 65534 };

/**
 * PostgreSQL refuses to run as root: it then runs as the owner of existing data, as `postgres` where that user exists,
 * else as `nobody`. Null when this process is an ordinary user and PostgreSQL runs as the same.
 */
export function chooseOsUser(dataFolder: string): OsUser | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(dataFolder, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { name: `with id ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  return findOsUser('postgres') ?? FALLBACK_USER;
}

/** Whether the user can enter every parent folder and read (and, for a program, start) the target. */
export function canAccess(osUser: OsUser, target: string): boolean {
  for (let ancestor = target; ; ancestor = path.dirname(ancestor)) {
    const entry = statSync(ancestor, { throwIfNoEntry: false });
    if (entry === undefined) return false;
    const needed = ancestor === target && !entry.isDirectory() ? 0o5 : 0o1;
    if ((permissionBits(osUser, entry) & needed) !== needed) return false;
    if (path.dirname(ancestor) === ancestor) return true;
  }
}

/** Returns the three permission bits (read, write, enter) that apply to the user. */
function permissionBits(osUser: OsUser, entry: Stats): number {
  if (entry.uid === osUser.uid) return entry.mode >> 6;
  return entry.gid === osUser.gid ? entry.mode >> 3 : entry.mode;
}

function findOsUser(name: string): OsUser | null {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    return uid === undefined || gid === undefined ? null : { name, uid: Number(uid), gid: Number(gid) };
  } catch {
    return null;
  }
}
