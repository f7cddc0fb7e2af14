import type { CallInput } from '@contract';
import { call } from '@/request/call';

type InquiryRoomQuery = CallInput<'GET /api/front/inquiry/room'>;

/** Loads an inquiry thread by listing or thread id. FORBIDDEN for other users' threads. */
export const getInquiryRoom = (where: InquiryRoomQuery) => call('GET /api/front/inquiry/room', where);

/** Lists the messages of a thread, newest first. */
export const listInquiryMessages = (id: string, cursor?: string) =>
  call('GET /api/front/inquiry/messages', { id, limit: 30, ...(cursor !== undefined && { cursor }) });

/** Lists the user's own inquiry threads, or those about one listing. */
export const listInquiries = (about: Omit<InquiryRoomQuery, 'id'>, cursor?: string) =>
  call('GET /api/front/inquiry/list', { ...about, ...(cursor !== undefined && { cursor }) });

/** Sends a message. Idempotent per `requestId`. */
export const sendInquiry = (body: CallInput<'POST /api/front/inquiry/send'>) =>
  call('POST /api/front/inquiry/send', body);

export const readInquiry = (id: string) => call('POST /api/front/inquiry/setRead', { id });

export const blockInquiry = (id: string, on: boolean) => call('POST /api/front/inquiry/block', { id, on });
