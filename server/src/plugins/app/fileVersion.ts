import { statSync } from 'node:fs';

const known = new Map<string, number | undefined>();

/** Returns when a file was changed last, undefined for none. The directives of one policy ask for the same file, one after the other. */
export function fileVersion(file: string): number | undefined {
  if (known.size === 0) process.nextTick(() => known.clear());
  if (!known.has(file)) known.set(file, statSync(file, { throwIfNoEntry: false })?.mtimeMs);
  return known.get(file);
}
