import { call } from '@/request/call';

/** 0 for a visitor. */
export const getUnreadCount = () => call('GET /api/front/message/getUnReadMsg');
