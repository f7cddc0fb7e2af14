import assert from 'node:assert/strict';
import type { TestServer } from '../../server';

/** Sends a GET call directly, not through the app, and returns its data. Fails the test for an error response. */
export async function fetchJson<T>(
  server: Pick<TestServer, 'url'>,
  pathAndQuery: string,
  headers: Record<string, string> = {}
): Promise<T> {
  const response = await fetch(server.url + pathAndQuery, { headers });
  const { code, data } = (await response.json()) as { code: number; data: T };
  assert.equal(code, 200, pathAndQuery);
  return data;
}
