import { call } from '@/request/call';

export const getUnreadCount = () => call('GET /api/front/message/getUnReadMsg');

export const listNotifications = (cursor?: string) =>
  call('POST /api/front/message/myMsgList', cursor === undefined ? {} : { cursor }, { secure: true });

export const setRead = (id: string) => call('POST /api/front/message/setRead/{id}', { id });

export const setAllRead = () => call('POST /api/front/message/setAllRead', undefined, { secure: true });
