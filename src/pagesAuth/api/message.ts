import type { NotificationKind, NotificationQuery } from '@contract/message';
import { call } from '@/request/call';

/**
 * Returns the user's notifications, newest first.
 * @throws ApiError UNAUTHORIZED without a session
 */
export const listNotifications = (query: NotificationQuery) =>
  call('POST /api/front/message/myMsgList', query, { secure: true });

/** Returns the unread notifications per kind, and which kinds are muted. */
export const getNotificationOverview = () => call('GET /api/front/message/overview');

/** Marks a notification as read. Idempotent. */
export const setRead = (id: string) => call('POST /api/front/message/setRead/{id}', { id });

/** Marks all of the user's notifications as read, or those of one kind. */
export const setAllRead = (kind?: NotificationKind) =>
  call('POST /api/front/message/setAllRead', kind === undefined ? {} : { kind }, { secure: true });

/** Removes a notification from the list. */
export const removeNotification = (id: string) => call('POST /api/front/message/remove/{id}', { id });

/**
 * Restores a removed notification.
 * @throws ApiError NOT_FOUND after the undo period
 */
export const restoreNotification = (id: string) => call('POST /api/front/message/restore/{id}', { id });

/** Mutes or unmutes a kind; muted notifications arrive without an alert. */
export const muteNotifications = (kind: NotificationKind, isMuted: boolean) =>
  call('POST /api/front/message/mute', { kind, isMuted });
