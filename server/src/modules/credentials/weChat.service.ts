import type { WeChatSource } from '@contract/login';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { WeChatCodeError, type WeChatProvider } from '../../providers/weChat';
import { lockUsers } from '../user/user.service';
import type { WeChatAccount } from './credentials.tables';
import { countWeChat, deleteWeChat, findOpenid, findWeChatUser, lockWeChat, saveWeChat } from './weChat.repository';

/**
 * Exchanges a login code for a WeChat user.
 * @throws AppError WECHAT_REFUSED for a rejected code, FORBIDDEN without WeChat login
 */
export async function identifyWeChat(
  weChat: WeChatProvider | null,
  source: WeChatSource,
  code: string
): Promise<WeChatAccount> {
  return { source, ...(await callWeChat(weChat, (provider) => provider.identify(source, code))) };
}

/**
 * Calls WeChat and translates its errors.
 * @throws AppError FORBIDDEN without WeChat login, WECHAT_REFUSED for a rejected code
 */
export async function callWeChat<T>(
  weChat: WeChatProvider | null,
  question: (provider: WeChatProvider) => Promise<T>
): Promise<T> {
  if (weChat === null) throw new AppError('FORBIDDEN');
  try {
    return await question(weChat);
  } catch (error) {
    throw error instanceof WeChatCodeError ? new AppError('WECHAT_REFUSED') : error;
  }
}

/**
 * Returns the account of a WeChat user, which is locked until the transaction ends; null when there is none. Stores the
 * source when the unionid identified them.
 */
export async function userOfWeChat(tx: Tx, account: WeChatAccount, nowMs: number): Promise<string | null> {
  await lockWeChat(tx, account);
  const found = await findWeChatUser(tx, account);
  if (found !== undefined) await lockUsers(tx, [found.user_id]);
  // Again, because the account may have been erased meanwhile.
  const known = found && (await findWeChatUser(tx, account));
  if (known === undefined) return null;
  const isExact = known.source === account.source && known.openid === account.openid;
  // Another WeChat user of this source may be linked to that account: it stays, and this one is known by its unionid.
  if (!isExact && (await findOpenid(tx, known.user_id, account.source)) === null) {
    await saveWeChat(tx, account, known.user_id, nowMs);
  }
  return known.user_id;
}

/** Serializes logins of one WeChat account until the transaction ends: two first logins must not create two users. */
export function lockWeChatLogin(tx: Tx, account: WeChatAccount): Promise<void> {
  return lockWeChat(tx, account);
}

/** Returns whether another WeChat user of the same source is linked to the account. */
export async function hasOtherWeChat(tx: Tx, { source, openid }: WeChatAccount, userId: string): Promise<boolean> {
  const bound = await findOpenid(tx, userId, source);
  return bound !== null && bound !== openid;
}

/** Links this WeChat user to the account in place of the former one. */
export function linkWeChat(tx: Tx, account: WeChatAccount, userId: string, nowMs: number): Promise<void> {
  return saveWeChat(tx, account, userId, nowMs);
}

/** Returns the WeChat user of a source who logs in to the account; null when none is linked. */
export function openidOf(db: Db, userId: string, source: WeChatSource): Promise<string | null> {
  return findOpenid(db, userId, source);
}

/** Returns whether the user can log in with WeChat. */
export async function hasWeChat(db: Db, userId: string): Promise<boolean> {
  return (await countWeChat(db, userId)) > 0;
}

/**
 * Links a WeChat user to the account of a logged-in user.
 * @throws AppError CONFLICT when it is linked to another account, WECHAT_REFUSED for a rejected code, FORBIDDEN without
 * WeChat login
 */
export async function bindWeChat(
  { db, weChat }: { db: Db; weChat: WeChatProvider | null },
  userId: string,
  { source, code }: { source: WeChatSource; code: string },
  nowMs: number
): Promise<void> {
  const account = await identifyWeChat(weChat, source, code);
  await db.transaction().execute(async (tx) => {
    await lockWeChat(tx, account);
    const known = await findWeChatUser(tx, account);
    if (known !== undefined && known.user_id !== userId) throw new AppError('CONFLICT');
    await saveWeChat(tx, account, userId, nowMs);
  });
}

/** Unlinks all WeChat users from the account. */
export function unbindWeChat(db: Db | Tx, userId: string): Promise<void> {
  return deleteWeChat(db, userId);
}
