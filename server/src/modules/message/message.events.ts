import type { LinkTarget } from '@contract/deepLink';
import type { NotificationContent } from '@contract/notification/content';
import { defineEvent } from '../../domainEvent';

export interface CreatedNotification {
  id: string;
  userId: string;
  content: NotificationContent;
  jump: LinkTarget | null;
}

/** Users were notified. */
export const notificationsCreated = defineEvent<{ notifications: readonly CreatedNotification[] }>();
