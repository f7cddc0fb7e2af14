import { DAY_MS, HOUR_MS } from '@rules/duration';
import { userNameProblem } from '@rules/userName';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { countAction, type RateRule } from '../rateLimit/rateLimit.service';
import { isUserNameTaken, lockUserName, saveUserName } from '../user/user.repository';
import { lockMember } from '../user/user.service';

/** The owner of a name that changes often does not remember it, and others reuse it. */
const COOLDOWN_MS = 365 * DAY_MS;
/** Prevents listing which names are taken. */
const perPerson: RateRule = { name: 'userName', limit: 20, windowMs: HOUR_MS };

interface NameRow {
  user_name: string | null;
  user_name_changed_at_ms: number | null;
}

/** Presents the user name for its owner, with the time from which it may be changed; null: now. */
export function presentUserName(row: NameRow, nowMs: number) {
  const untilMs = (row.user_name_changed_at_ms ?? -COOLDOWN_MS) + COOLDOWN_MS;
  return { userName: row.user_name, userNameFromMs: untilMs > nowMs ? untilMs : null };
}

/**
 * Sets or changes a user name. Idempotent.
 * @throws AppError VALIDATION `userName` for a name that breaks the rules, is taken or comes too soon after the last
 * one, RATE_LIMITED above the hourly limit, UNAUTHORIZED without an account
 */
export async function setUserName(db: Db, userId: string, wanted: string, nowMs: number): Promise<void> {
  const userName = wanted.trim();
  const problem = userNameProblem(userName);
  if (problem !== undefined) throw refuse(problem);
  await countAction(db, perPerson, userId, nowMs);
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, userId);
    const row = await lockUserName(tx, userId);
    if (row === undefined) throw new AppError('UNAUTHORIZED');
    if (row.user_name === userName) return;
    if (presentUserName(row, nowMs).userNameFromMs !== null) throw refuse('tooSoon');
    if (await isUserNameTaken(tx, userName, userId)) throw refuse('taken');
    await saveUserName(tx, userId, userName, nowMs);
  });
}

const refuse = (problem: string) => new AppError('VALIDATION', { fields: { userName: problem } });
