import { sql } from 'kysely';
import type { WeChatSource } from '@contract/login';
import type { Db, Tx } from '../../database/schema';
import type { WeChatAccount } from './credentials.tables';

/**
 * Serializes logins and bindings of a WeChat user until the transaction ends; called before anything about them is
 * read.
 */
export async function lockWeChat(tx: Tx, { source, openid, unionid }: WeChatAccount): Promise<void> {
  await lockName(tx, `wechat:${unionid ?? `${source}:${openid}`}`);
}

async function lockName(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Returns the account of a WeChat user: known from this source, or from another one by the unionid. */
export async function findWeChatUser(db: Db | Tx, { source, openid, unionid }: WeChatAccount) {
  const row = await db
    .selectFrom('user_wechat')
    .select(['user_id', 'source', 'openid'])
    .where((eb) =>
      eb.or([
        eb.and([eb('source', '=', source), eb('openid', '=', openid)]),
        ...(unionid === null ? [] : [eb('unionid', '=', unionid)])
      ])
    )
    // The same source first, because it is exact.
    .orderBy((eb) => eb.and([eb('source', '=', source), eb('openid', '=', openid)]), 'desc')
    .limit(1)
    .executeTakeFirst();
  return row;
}

/** Returns the openid that logs in to an account from a source. */
export async function findOpenid(db: Db | Tx, userId: string, source: WeChatSource): Promise<string | null> {
  const row = await db
    .selectFrom('user_wechat')
    .select('openid')
    .where('user_id', '=', userId)
    .where('source', '=', source)
    .executeTakeFirst();
  return row?.openid ?? null;
}

export async function countWeChat(db: Db | Tx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('user_wechat')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Links a WeChat user to this account only, in place of the one of the same source. */
export async function saveWeChat(
  tx: Tx,
  { source, openid, unionid }: WeChatAccount,
  userId: string,
  nowMs: number
): Promise<void> {
  // Another WeChat user may be linked to the same account at this moment.
  await lockName(tx, `wechat-of:${userId}`);
  await tx
    .deleteFrom('user_wechat')
    .where('source', '=', source)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('openid', '=', openid)]))
    .execute();
  await tx.insertInto('user_wechat').values({ source, openid, unionid, user_id: userId, bound_at_ms: nowMs }).execute();
}

export async function deleteWeChat(db: Db | Tx, userId: string): Promise<void> {
  await db.deleteFrom('user_wechat').where('user_id', '=', userId).execute();
}
