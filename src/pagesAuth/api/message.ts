import type { NotificationKind, NotificationQuery } from '@contract/message';
import { call } from '@/request/call';

/** The person's messages, newest first. UNAUTHORIZED without a session. */
export const listNotifications = (query: NotificationQuery) =>
  call('POST /api/front/message/myMsgList', query, { secure: true });

/** What waits of each kind, and which kinds are muted. */
export const getNotificationOverview = () => call('GET /api/front/message/overview');

/** Marks one message as read; one that is read already stays so. */
export const setRead = (id: string) => call('POST /api/front/message/setRead/{id}', { id });

/** Marks all messages of the person as read, or those of a kind. */
export const setAllRead = (kind?: NotificationKind) =>
  call('POST /api/front/message/setAllRead', kind === undefined ? {} : { kind }, { secure: true });

/** Takes one out of the list. */
export const removeNotification = (id: string) => call('POST /api/front/message/remove/{id}', { id });

/** Undoes a removal. NOT_FOUND when it is too late. */
export const restoreNotification = (id: string) => call('POST /api/front/message/restore/{id}', { id });

/** Messages of a muted kind arrive without a reminder. */
export const muteNotifications = (kind: NotificationKind, isMuted: boolean) =>
  call('POST /api/front/message/mute', { kind, isMuted });
