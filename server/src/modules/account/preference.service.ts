import type { Preferences } from '@contract/account';
import type { Db, Tx } from '../../database/schema';
import { findMuted, findPreferences, savePreferences } from './preference.repository';

/** How a person wants to be treated, or the defaults. */
export async function preferencesOf(db: Db | Tx, userId: string): Promise<Preferences> {
  const row = await findPreferences(db, userId);
  return {
    messageNotify: row?.message_notify ?? true,
    phoneVisibility: row?.phone_visibility ?? 'verified',
    browsesAnonymously: row?.browses_anonymously ?? false
  };
}

/** Changes what is given and answers all. */
export async function changePreferences(db: Db, userId: string, changes: Partial<Preferences>): Promise<Preferences> {
  const { messageNotify, phoneVisibility, browsesAnonymously } = changes;
  await savePreferences(db, userId, {
    ...(messageNotify !== undefined && { message_notify: messageNotify }),
    ...(phoneVisibility !== undefined && { phone_visibility: phoneVisibility }),
    ...(browsesAnonymously !== undefined && { browses_anonymously: browsesAnonymously })
  });
  return preferencesOf(db, userId);
}

/** Those of the people who want no reminders: nothing is pushed to them, their message centre keeps everything. */
export function mutedPeople(db: Db | Tx, userIds: readonly string[]): Promise<string[]> {
  return findMuted(db, userIds);
}

/**
 * Whether a person's mobile number may be shown to another one. `exchanged` says that the two have exchanged cards.
 */
export async function showsPhone(
  db: Db | Tx,
  ownerId: string,
  reader: { isVerified: boolean; exchanged: boolean }
): Promise<boolean> {
  const { phoneVisibility } = await preferencesOf(db, ownerId);
  if (phoneVisibility === 'everyone' || reader.exchanged) return true;
  return phoneVisibility === 'verified' && reader.isVerified;
}
