import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './processInfo';

const POLL_MS = 50;
const GIVE_UP_AFTER_MS = 120_000;

/**
 * Runs `work` while no other process of this machine runs work under the same file. The file has the id of the process
 * with the lock, so that the lock of a killed process is taken over.
 * @throws Error when another process holds the lock for too long
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + GIVE_UP_AFTER_MS;
  while (!tryAcquire(file)) {
    if (Date.now() > giveUpAt) throw new Error(`${file} is held by process ${holderPid(file) ?? '?'} for too long`);
    removeIfAbandoned(file);
    await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function tryAcquire(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    // link() refuses an existing name, and the file is complete from its first moment.
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

function holderPid(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function removeIfAbandoned(file: string): void {
  const pid = holderPid(file);
  if (pid === null || isAlive(pid)) return;
  const aside = `${file}.abandoned.${process.pid}`;
  try {
    renameSync(file, aside);
    // Between the check and the renaming another process may have cleared the old lock and taken a new one: give it
    // back.
    if (holderPid(aside) !== pid) linkSync(aside, file);
  } catch {
    // Another process cleared it first.
  }
  rmSync(aside, { force: true });
}
