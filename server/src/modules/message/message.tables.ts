import type { JSONColumnType } from 'kysely';
import type { LinkTarget } from '@contract/deepLink';
import type { NotificationKind } from '@contract/message';
import type { NotificationContent, NotificationEvent } from '@contract/notification/content';

export interface NotificationTable {
  id: string;
  user_id: string;
  kind: NotificationKind;
  event: NotificationEvent;
  params: JSONColumnType<NotificationContent['params']>;
  jump: JSONColumnType<LinkTarget> | null;
  created_at_ms: number;
  /** Another user who is named or quoted. */
  about_user_id: string | null;
  read_at_ms: number | null;
  removed_at_ms: number | null;
}

export interface NotificationMuteTable {
  user_id: string;
  kind: NotificationKind;
}

export interface MessageTables {
  notification: NotificationTable;
  notification_mute: NotificationMuteTable;
}
