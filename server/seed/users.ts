import { DAY_MS } from '@rules/duration';
import type { Tx } from '../src/database/schema';
import { hashPassword } from '../src/modules/credentials/passwordCheck';
import { digestOf, newToken } from '../src/modules/session/token';
import { demoPassword, type DemoUser, demoUsers } from './demoUsers';
import type { SeedClock } from './index';
import { random } from './random';

/** Inserts the demo users and their colleagues. */
export async function seedUsers(tx: Tx, clock: SeedClock): Promise<void> {
  const nowMs = clock.now.getTime();
  for (const person of demoUsers) await insertUser(tx, person, nowMs);
}

async function insertUser(tx: Tx, person: DemoUser, nowMs: number): Promise<void> {
  const joinedMs = nowMs - person.joinedDaysAgo * DAY_MS;
  await tx
    .insertInto('user_account')
    .values({
      id: person.id,
      mobile: person.mobile,
      nickname: person.nickname,
      avatar_url: null,
      intro: person.intro,
      password_hash: person.canLogIn ? await hashPassword(demoPassword) : null,
      invite_code: person.inviteCode,
      inviter_id: person.inviterId ?? null,
      inviter_bound_at_ms: person.inviterId === undefined ? null : joinedMs,
      agreed_version: '1',
      agreed_at_ms: joinedMs,
      created_at_ms: joinedMs,
      updated_at_ms: joinedMs
    })
    .execute();
  if (!person.canLogIn) await insertSession(tx, person, nowMs);
  if (person.verifications.length > 0) {
    await tx
      .insertInto('user_verification')
      .values(
        person.verifications.map((kind, index) => ({ user_id: person.id, kind, approved_at_ms: joinedMs + index }))
      )
      .execute();
  }
}

/** Colleagues use the app as well, some today and some last week: a session whose token is not kept. */
async function insertSession(tx: Tx, { id, joinedDaysAgo }: DemoUser, nowMs: number): Promise<void> {
  const usedAtMs = nowMs - Math.round(random(`visit of ${id}`).between(0.1, 9) * DAY_MS);
  await tx
    .insertInto('user_session')
    .values({
      token_digest: digestOf(newToken()),
      user_id: id,
      created_at_ms: nowMs - joinedDaysAgo * DAY_MS,
      renewed_at_ms: usedAtMs,
      expires_at_ms: usedAtMs + 30 * DAY_MS
    })
    .execute();
}
