import type { Preferences } from '@contract/account';
import type { Db, Tx } from '../../database/schema';
import { findPreferences, savePreferences } from './preference.repository';

/** Returns the preferences of a user, or the defaults. */
export async function preferencesOf(db: Db | Tx, userId: string): Promise<Preferences> {
  const row = await findPreferences(db, userId);
  return {
    messageNotify: row?.message_notify ?? true,
    phoneVisibility: row?.phone_visibility ?? 'verified',
    browsesAnonymously: row?.browses_anonymously ?? false
  };
}

/** Changes the given preferences and returns all of them. */
export async function changePreferences(db: Db, userId: string, changes: Partial<Preferences>): Promise<Preferences> {
  const { messageNotify, phoneVisibility, browsesAnonymously } = changes;
  await savePreferences(db, userId, {
    ...(messageNotify !== undefined && { message_notify: messageNotify }),
    ...(phoneVisibility !== undefined && { phone_visibility: phoneVisibility }),
    ...(browsesAnonymously !== undefined && { browses_anonymously: browsesAnonymously })
  });
  return preferencesOf(db, userId);
}
