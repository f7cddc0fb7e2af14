import { Writable } from 'node:stream';
import { buildApp } from '../app';
import type { Deps } from '../deps';
import { loggerOptions } from '../logger';
import { readSettings } from '../settings';
import type { TestApp } from './testApp';

/** Starts an app on the database of a server, and collects the lines of its log from a level on. Close it in the end. */
export async function loggedApp({ deps }: TestApp, level: 'error' | 'info' | 'warn', changes: Partial<Deps> = {}) {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    }
  });
  const options = loggerOptions(readSettings({ LOG_LEVEL: level }));
  const app = await buildApp({ ...deps, ...changes }, { ...(typeof options === 'object' ? options : {}), stream });
  return { app, lines };
}
