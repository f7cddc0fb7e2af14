import type { Generated } from 'kysely';
import type { Language } from '@contract/localText';
import type { SubscribeTopic } from '@contract/subscribeMessage';

/** Permission of a user for one subscription message. */
export interface SubscribePermissionTable {
  id: string;
  user_id: string;
  request_id: string;
  topic: SubscribeTopic;
  /** The user's WeChat in the mini-program. */
  openid: string;
  /** Language of the app when the user accepted. */
  language: Generated<Language>;
  /**
   * `open`: for the next notification of the topic. `sending`: given to `notification_id`. `sent`, `refused` (by WeChat or by
   * the user there) and `dropped` (nothing to send any more) are final.
   */
  status: 'open' | 'sending' | 'sent' | 'refused' | 'dropped';
  /** Each notification is sent once. */
  notification_id: string | null;
  created_at_ms: number;
  ended_at_ms: number | null;
}

export interface SubscribeMessageTables {
  subscribe_permission: SubscribePermissionTable;
}
