import type { CallInput } from '@contract';
import type { InquiryMessageContent } from '@contract/inquiry';
import { newId } from '../database/id';
import type { TestApp } from './testApp';
import type { TestPerson } from './trade';

type Where = Pick<CallInput<'POST /api/front/inquiry/send'>, 'id' | 'supplyId' | 'purchaseId'>;

export const textMessage = (text: string): InquiryMessageContent => ({ type: 'text', text });

/** Creates conversations about listings between members of this server. */
export function inquiries(server: TestApp) {
  const { api } = server;
  return {
    send: ({ token }: TestPerson, where: Where, content: InquiryMessageContent, requestId = newId()) =>
      api.call('POST /api/front/inquiry/send', { ...where, requestId, content }, { token }),
    expectSendError: ({ token }: TestPerson, where: Where, content: InquiryMessageContent) =>
      api.expectError('POST /api/front/inquiry/send', { ...where, requestId: newId(), content }, { token }),
    getRoom: ({ token }: TestPerson, where: Where) => api.call('GET /api/front/inquiry/room', where, { token }),
    getMessages: async ({ token }: TestPerson, id: string) =>
      (await api.call('GET /api/front/inquiry/messages', { id }, { token })).items,
    getThreads: async ({ token }: TestPerson, about?: string) =>
      (await api.call('GET /api/front/inquiry/list', about === undefined ? {} : { supplyId: about }, { token })).items,
    expectRoomError: ({ token }: TestPerson, where: Where) =>
      api.expectError('GET /api/front/inquiry/room', where, { token }),
    block: ({ token }: TestPerson, id: string, on: boolean) =>
      api.call('POST /api/front/inquiry/block', { id, on }, { token })
  };
}
