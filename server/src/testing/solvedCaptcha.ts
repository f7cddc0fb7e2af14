import assert from 'node:assert/strict';
import type { TestApp } from './testApp';

let asked = 0;

/** A puzzle, solved by who can look into the database; each asks from an address of its own. */
export async function solvedCaptcha(server: TestApp): Promise<string> {
  asked += 1;
  const from = `203.0.113.${asked % 250}`;
  const { id } = await server.api.call('POST /api/member/user/captcha', undefined, { from });
  const row = await server.db.selectFrom('captcha').select('offset_px').where('id', '=', id).executeTakeFirst();
  assert(row);
  await server.api.call('POST /api/member/user/captcha/solve', { id, offset: row.offset_px }, { from });
  return id;
}
