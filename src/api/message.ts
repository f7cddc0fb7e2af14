import { call } from '@/request/call';

/** 0 for a visitor. */
export const getUnreadCount = () => call('GET /api/front/message/getUnReadMsg');

/** The person's messages, newest first. UNAUTHORIZED without a session. */
export const listNotifications = (cursor?: string) =>
  call('POST /api/front/message/myMsgList', cursor === undefined ? {} : { cursor }, { secure: true });

/** Marks one message as read; one that is read already stays so. */
export const setRead = (id: string) => call('POST /api/front/message/setRead/{id}', { id });

/** Marks all messages of the person as read. */
export const setAllRead = () => call('POST /api/front/message/setAllRead', undefined, { secure: true });
