import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

/** File system in memory that Linux has by default. */
const MEMORY = '/dev/shm/';
/** Three copies of the demo data and their logs take 2 GB. */
const NEEDS_BYTES = 8 * 1024 ** 3;

/**
 * Lets this process and those that it starts keep their temporary files in memory, when there is enough of it: a test
 * run creates hundreds of databases, each with a thousand files, in a tenth of the time. A TMPDIR that is set already
 * stays. The files are removed when the process exits.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] !== undefined || Math.min(freeBytes(), freemem()) < NEEDS_BYTES) return;
  const folder = mkdtempSync(`${MEMORY}xs-`);
  // As root, PostgreSQL runs as another OS user, who needs access.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
}

function freeBytes(): number {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
