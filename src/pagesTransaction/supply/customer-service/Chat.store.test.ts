import type { InquiryRoom } from '@contract/inquiry';
import { buildInquiryRoom } from '@/testing/buildInquiry';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { ChatStore } from './Chat.store';

const unused = () => Promise.reject(new Error('not called'));

testLateAnswers<InquiryRoom>('an inquiry thread', {
  setup: (getInquiryRoom) => {
    const api = {
      getInquiryRoom,
      listInquiryMessages: () => Promise.resolve({ items: [], nextCursor: null }),
      sendInquiry: unused,
      readInquiry: () => Promise.resolve(null),
      blockInquiry: unused,
      newRequestId: unused,
      uploadPhoto: unused,
      releaseFile: () => undefined
    };
    const store = new ChatStore({ supplyId: 'supply-1' }, api, { isLoggedIn: true });
    return { load: store.load, shown: () => store.room };
  },
  older: buildInquiryRoom({ unread: 1 }),
  newer: buildInquiryRoom({ unread: 2 })
});
