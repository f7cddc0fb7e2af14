import type { NotificationKind } from '@contract/message';

/** Notification kinds in the order of the tabs. */
export const notificationKinds = [
  'system',
  'review',
  'market',
  'quote',
  'team',
  'invite',
  'card',
  'expo',
  'pay'
] as const satisfies readonly NotificationKind[];
