import assert from 'node:assert/strict';
import type { TestServer } from '../../server';

/** What the server answers to a GET call, asked beside the app: path and query. Fails the test for a refusal. */
export async function fetchJson<T>(server: TestServer, call: string, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(server.url + call, { headers });
  const { code, data } = (await response.json()) as { code: number; data: T };
  assert.equal(code, 200, call);
  return data;
}
