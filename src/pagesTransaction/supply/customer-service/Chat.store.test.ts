import { observable, runInAction } from 'mobx';
import type { CallData } from '@contract';
import type { InquiryMessage, InquiryRoom } from '@contract/inquiry';
import { buildInquiryRoom, buildTextMessage } from '@/testing/buildInquiry';
import { deferred } from '@/testing/deferred';
import { testLateAction, testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { ChatStore } from './Chat.store';

type Reply = CallData<'POST /api/front/inquiry/send'>;

const unused = () => Promise.reject(new Error('not called'));

function setupChat(changes: Partial<ConstructorParameters<typeof ChatStore>[1]>, session = { isLoggedIn: true }) {
  const api = {
    getInquiryRoom: () => Promise.resolve(buildInquiryRoom()),
    listInquiryMessages: () => Promise.resolve({ items: [buildTextMessage('m1', '能开票吗')], nextCursor: null }),
    sendInquiry: unused,
    readInquiry: () => Promise.resolve(null),
    blockInquiry: unused,
    newRequestId: () => Promise.resolve('request-1'),
    uploadPhoto: unused,
    releaseFile: () => undefined,
    ...changes
  };
  return new ChatStore({ supplyId: 'supply-1' }, api, session);
}

testLateAnswers<InquiryRoom>('an inquiry thread', {
  setup: (getInquiryRoom) => {
    const store = setupChat({ getInquiryRoom });
    return { load: store.load, shown: () => store.room };
  },
  older: buildInquiryRoom({ unread: 1 }),
  newer: buildInquiryRoom({ unread: 2 })
});

testLateAction<Reply>('sending a message', {
  setup: async (sendInquiry) => {
    const store = setupChat({ sendInquiry });
    await store.load();
    return { act: () => store.sendPhrase('多少钱'), shown: () => [store.room, store.messages.items] };
  },
  answer: { threadId: 't1', message: buildTextMessage('m2', '多少钱', true) }
});

describe('ChatStore', () => {
  it('clears the messages and the entered text at logout', async () => {
    const session = observable({ isLoggedIn: true });
    const store = setupChat({}, session);
    const stop = store.start();
    await whenIdle();
    expect(store.messages.items).toHaveLength(1);
    store.setText('多少钱');
    runInAction(() => {
      session.isLoggedIn = false;
    });
    expect([store.messages.items, store.text]).toEqual([[], '']);
    stop();
  });

  it('drops a waiting message once another user is logged in', async () => {
    const login = new TestSession();
    login.currentToken = 'a';
    const first = deferred<Reply>();
    const sendInquiry = jest.fn(() => first.promise);
    const store = setupChat({ sendInquiry });
    await store.load();
    const sending = [store.sendPhrase('能开票吗'), store.sendPhrase('多少钱')];
    await whenIdle();
    login.currentToken = 'b';
    first.resolve({ threadId: 't1', message: buildTextMessage('m2', '能开票吗', true) });
    await Promise.all(sending);
    expect(sendInquiry).toHaveBeenCalledTimes(1);
    expect(store.outbox.unsent).toEqual([]);
  });

  it('restores a rejected text to the input of its author only', async () => {
    const login = new TestSession();
    login.currentToken = 'a';
    const answer = deferred<Reply>();
    const store = setupChat({ sendInquiry: () => answer.promise });
    await store.load();
    const sending = store.sendPhrase('加我微信');
    await whenIdle();
    login.currentToken = 'b';
    answer.reject(new Error('rejected'));
    await expect(sending).rejects.toThrow('rejected');
    expect(store.text).toBe('');
  });

  it('adds no new messages that another user requested before logging out', async () => {
    const login = new TestSession();
    login.currentToken = 'a';
    const answer = deferred<{ items: InquiryMessage[]; nextCursor: null }>();
    const known = { items: [buildTextMessage('m1', '能开票吗')], nextCursor: null };
    const listInquiryMessages = jest.fn(() => answer.promise).mockResolvedValueOnce(known);
    const store = setupChat({ listInquiryMessages });
    await store.load();
    const loading = store.loadNew();
    await whenIdle();
    login.currentToken = 'b';
    answer.resolve({ items: [buildTextMessage('m2', '可以')], nextCursor: null });
    await loading;
    expect(store.messages.items).toEqual(known.items);
  });
});
