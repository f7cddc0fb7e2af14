import { createHash } from 'node:crypto';
import type pg from 'pg';
import { DAY_MS } from '@rules/duration';
import { copyRows } from './copyRows';

/**
 * Adds verified users: `bench-u1`, … with the rows that are measured, and as many actors, `bench-a1`, …, as are asked for;
 * `nickname` is SQL over `n`. Returns the tokens of the actors.
 */
export async function fillUsers(
  client: pg.Client,
  { users, actors, nickname }: { users: number; actors: number; nickname: string }
): Promise<string[]> {
  for (const [prefix, count, mobile] of [
    ['bench-u', users, 1],
    ['bench-a', actors, 2]
  ] as const) {
    await copyRows(client, 'user_account', {
      count,
      where: `id = 'user-trade-06'`,
      changes: {
        id: `'${prefix}' || n`,
        mobile: `'1${mobile}0' || lpad(n::text, 8, '0')`,
        invite_code: `upper('${prefix.replace('-', '')}') || n`,
        nickname
      }
    });
    await client.query(
      `insert into user_verification select '${prefix}' || n, 'person', 0 from generate_series(1, $1) n`,
      [count]
    );
  }
  return openSessions(client, actors);
}

async function openSessions(client: pg.Client, actors: number): Promise<string[]> {
  const tokens = Array.from({ length: actors }, (_, index) => `bench-token-${index + 1}-of-an-actor`);
  for (const [index, token] of tokens.entries()) {
    await client.query(
      `insert into user_session (token_digest, user_id, created_at_ms, renewed_at_ms, expires_at_ms)
       values ($1, $2, $3, $3, $4)`,
      [createHash('sha256').update(token).digest('base64url'), `bench-a${index + 1}`, Date.now(), Date.now() + DAY_MS]
    );
  }
  return tokens;
}
