import type { Language } from '@contract/localText';
import type { NotificationContent } from '@contract/notification/content';
import { notificationText } from '@rules/notification/texts';
import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { findMutedKinds } from './message.repository';
import { notificationTexts } from './notificationTexts';

/** Exports a user's notifications, with their texts in one language. */
async function exportNotifications(db: Db, userId: string, language: Language) {
  const mutedKinds = await findMutedKinds(db, userId);
  const notifications = await db
    .selectFrom('notification')
    .where('user_id', '=', userId)
    .where('removed_at_ms', 'is', null)
    .select(['kind', 'event', 'params', 'created_at_ms as createdAtMs', 'read_at_ms as readAtMs'])
    .orderBy('created_at_ms')
    .execute();
  return {
    mutedKinds,
    notifications: notifications.map((row) => ({
      ...row,
      ...notificationText(notificationTexts[language], { event: row.event, params: row.params } as NotificationContent)
    }))
  };
}

/** Deletes also the notifications of others that name or quote the user. */
async function eraseNotifications(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('notification')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('about_user_id', '=', userId)]))
    .execute();
  await tx.deleteFrom('notification_mute').where('user_id', '=', userId).execute();
}

export const notificationsPersonalData: PersonalData = {
  name: 'notifications',
  columns: ['notification.user_id', 'notification.about_user_id', 'notification_mute.user_id'],
  exportOf: ({ db }, userId, language = 'zh-Hans') => exportNotifications(db, userId, language),
  erase: ({ tx }, userId) => eraseNotifications(tx, userId)
};
