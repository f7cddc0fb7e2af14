import type { Preferences } from '@contract/account';
import type { Db, Tx } from '../../database/schema';
import { findPreferences, savePreferences } from './preference.repository';
import { anonymousBrowsingChosen } from './user.events';
import { shareUserRow } from './user.repository';
import { lockMember } from './user.service';

/** Returns the preferences of a user, or the defaults. */
export async function preferencesOf(db: Db | Tx, userId: string): Promise<Preferences> {
  const row = await findPreferences(db, userId);
  return {
    messageNotify: row?.message_notify ?? true,
    phoneVisibility: row?.phone_visibility ?? 'verified',
    browsesAnonymously: row?.browses_anonymously ?? false
  };
}

/** Returns the preferences of a user; they stay as they are until the transaction ends. */
export async function holdPreferences(tx: Tx, userId: string): Promise<Preferences> {
  await shareUserRow(tx, userId);
  return preferencesOf(tx, userId);
}

/** Changes the given preferences and returns all of them. */
export async function changePreferences(
  db: Db,
  userId: string,
  changes: Partial<Preferences>,
  nowMs: number
): Promise<Preferences> {
  const { messageNotify, phoneVisibility, browsesAnonymously } = changes;
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, userId);
    await savePreferences(tx, userId, {
      ...(messageNotify !== undefined && { message_notify: messageNotify }),
      ...(phoneVisibility !== undefined && { phone_visibility: phoneVisibility }),
      ...(browsesAnonymously !== undefined && { browses_anonymously: browsesAnonymously })
    });
    if (browsesAnonymously) await anonymousBrowsingChosen.publish(tx, { userId }, nowMs);
  });
  return preferencesOf(db, userId);
}
