import assert from 'node:assert/strict';
import type { TestServer } from '../../server';

/** Sends a GET call (path and query) beside the app and returns its data. Fails the test for an error response. */
export async function fetchJson<T>(server: TestServer, call: string, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(server.url + call, { headers });
  const { code, data } = (await response.json()) as { code: number; data: T };
  assert.equal(code, 200, call);
  return data;
}
