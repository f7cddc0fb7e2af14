import type { CallInput } from '@contract';
import { call } from '@/request/call';

type InquiryRoomQuery = CallInput<'GET /api/front/inquiry/room'>;

/** Where to talk, by listing or by thread. FORBIDDEN for other people's thread. */
export const getInquiryRoom = (where: InquiryRoomQuery) => call('GET /api/front/inquiry/room', where);

/** What was said, newest first. */
export const listInquiryMessages = (id: string, cursor?: string) =>
  call('GET /api/front/inquiry/messages', { id, limit: 30, ...(cursor !== undefined && { cursor }) });

/** Own conversations, or those about one listing. */
export const listInquiries = (about: Omit<InquiryRoomQuery, 'id'>, cursor?: string) =>
  call('GET /api/front/inquiry/list', { ...about, ...(cursor !== undefined && { cursor }) });

/** Changes with everything that happens in the thread. */
export const getInquiryStamp = async (id: string) => (await call('GET /api/front/inquiry/stamp', { id })).stamp;

/** The same `requestId` is the same message. */
export const sendInquiry = (body: CallInput<'POST /api/front/inquiry/send'>) =>
  call('POST /api/front/inquiry/send', body);

export const readInquiry = (id: string) => call('POST /api/front/inquiry/setRead', { id });

export const blockInquiry = (id: string, on: boolean) => call('POST /api/front/inquiry/block', { id, on });
