import { testLateAnswers } from '@/testing/testLateAnswers';
import { MessageStore } from './message';

describe('the message store', () => {
  it('counts none after a refresh that failed, and logs it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const getUnreadCount = jest.fn().mockResolvedValueOnce(5).mockRejectedValueOnce(new Error('no network'));
    const store = new MessageStore({ getUnreadCount }, () => true);
    await store.refresh();
    expect(store.unread).toBe(5);
    await store.refresh();
    expect(store.unread).toBe(0);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('asks nothing for a visitor, who has none', async () => {
    let isLoggedIn = true;
    const getUnreadCount = jest.fn().mockResolvedValue(5);
    const store = new MessageStore({ getUnreadCount }, () => isLoggedIn);
    await store.refresh();
    isLoggedIn = false;
    await store.refresh();
    expect([store.unread, getUnreadCount.mock.calls.length]).toEqual([0, 1]);
  });
});

testLateAnswers('the unread count', {
  setup: (getUnreadCount) => {
    const store = new MessageStore({ getUnreadCount }, () => true);
    return { load: store.refresh, shown: () => store.unread };
  },
  older: 1,
  newer: 2
});
