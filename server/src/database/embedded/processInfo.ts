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

/** Ended, but nobody asked how: in a container whose first process does not, the id stays taken for ever. */
function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** When a process began, in ticks of this machine: two processes with one id differ in it. Empty where the system does not tell. */
export function processStartTime(pid: number): string {
  try {
    // The name of the program stands before it in brackets, and may hold blanks and brackets itself.
    const [, fields = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return fields.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
