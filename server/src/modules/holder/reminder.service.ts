import { Type } from '@sinclair/typebox';
import { DateOnly, type Page } from '@contract/common';
import type { HolderReminder } from '@contract/holder';
import { HOUR_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { forEachIsolated } from '../../database/forEachIsolated';
import type { Db } from '../../database/schema';
import { CursorId, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { notify } from '../message/message.service';
import { presentReminder } from './holder.presenter';
import { presentEntries, presentOne } from './presentation.service';
import { findDue, findOpenReminders, findReminders, findUsersToRemind, markReminded } from './reminder.repository';
import { withHolder } from './withHolder';

const DEFAULT_LIMIT = 20;
const MAX_DUE = 20;
/** Time of the day in Shanghai from which people are notified of that day's reminders. */
const MORNING_MS = 8 * HOUR_MS;

const ReminderCursor = Type.Tuple([DateOnly, CursorId]);

/** Returns people to contact today or overdue, the earliest first; at most 20. */
export async function listDue(db: Db, member: Member, nowMs: number): Promise<HolderReminder[]> {
  const rows = await findDue(db, member.id, shanghaiDay(nowMs), MAX_DUE);
  return (await presentEntries(db, rows)).map(presentReminder);
}

/**
 * Returns the people with a reminder, the earliest first.
 * @throws AppError VALIDATION for a foreign cursor
 */
export async function listReminders(
  db: Db,
  member: Member,
  { cursor, limit = DEFAULT_LIMIT }: { cursor?: string; limit?: number }
): Promise<Page<HolderReminder>> {
  const after = decodeCursor(cursor, ReminderCursor);
  const rows = await findReminders(db, member.id, { after, limit: limit + 1 });
  const entries = await presentEntries(db, rows);
  return pageOf(entries, limit, ({ remindOn, id }) => [remindOn, id], presentReminder);
}

/**
 * Notifies each user once of the people to contact today, and of overdue ones: from 08:00 in Shanghai, also when a process
 * starts at night. Idempotent.
 */
export async function notifyOfReminders(db: Db, nowMs: number): Promise<void> {
  const day = shanghaiDay(nowMs - MORNING_MS);
  await forEachIsolated(await findUsersToRemind(db, day), (userId) => notifyUser(db, userId, day, nowMs));
}

function notifyUser(db: Db, userId: string, day: string, nowMs: number): Promise<void> {
  return withHolder(db, userId, async (tx) => {
    const [first, ...others] = await findOpenReminders(tx, userId, day);
    // Changed since, or done by an earlier run.
    if (first === undefined) return;
    await markReminded(tx, userId, day);
    const { name, companyName: company } = await presentOne(tx, first);
    const content = { event: 'holder.reminder', params: { name, company, others: others.length } } as const;
    const jump = { type: 'jumpMini', route: 'vcard.webview', params: { webviewPathName: 'VcardHolder' } } as const;
    await notify(tx, [{ userId, aboutUserId: first.person_user_id, kind: 'card', content, jump }], nowMs);
  });
}
