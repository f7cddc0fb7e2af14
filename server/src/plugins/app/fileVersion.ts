import { statSync } from 'node:fs';

const known = new Map<string, number | undefined>();

/** Returns when a file was changed last, undefined for none. It is looked up once for all requests that were read together. */
export function fileVersion(file: string): number | undefined {
  if (known.size === 0) setImmediate(() => known.clear());
  if (!known.has(file)) known.set(file, statSync(file, { throwIfNoEntry: false })?.mtimeMs);
  return known.get(file);
}
