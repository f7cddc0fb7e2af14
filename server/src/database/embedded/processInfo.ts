import { readFileSync } from 'node:fs';

/** True when a process with this id runs, also one of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

/**
 * Whether the process has ended without being reaped: in a container whose first process does not reap, the id stays
 * taken for ever.
 */
function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Returns when a process began, in ticks of this machine, which differ between two processes with one id. Empty where
 * the system does not report it.
 */
export function processStartTime(pid: number): string {
  try {
    // The name of the program precedes it in brackets, and may contain blanks and brackets itself.
    const [, fields = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return fields.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
