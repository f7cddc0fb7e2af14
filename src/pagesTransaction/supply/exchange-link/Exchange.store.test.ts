import { observable, runInAction } from 'mobx';
import type { ExchangeRoom } from '@contract/exchange';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { ExchangeStore } from './Exchange.store';

const unused = () => Promise.reject(new Error('not called'));
const own = { name: '陆志强', company: '', position: '', mobile: '13800138004', weChatId: '' };
const roomOf = (weChatId: string): ExchangeRoom => ({
  supply: null,
  cardId: null,
  otherCard: null,
  ownCards: [],
  otherName: '覃秀兰',
  otherCompany: '桂南香叶',
  own: { ...own, weChatId },
  exchange: null
});

function setupStore(getExchangeRoom: () => Promise<ExchangeRoom>, session = { isLoggedIn: true }): ExchangeStore {
  const api = { getExchangeRoom, requestExchange: unused, answerExchange: unused, newRequestId: unused };
  return new ExchangeStore({ supplyId: 'supply-1', exchangeId: undefined }, api, session);
}

testLateAnswers<ExchangeRoom>('a contact exchange', {
  setup: (getExchangeRoom) => {
    const store = setupStore(getExchangeRoom);
    return { load: store.load, shown: () => [store.room, store.shown.weChatId] };
  },
  older: roomOf('older_id'),
  newer: roomOf('newer_id'),
  view: (room) => [room, room.own.weChatId]
});

describe('ExchangeStore', () => {
  it('does not keep what one user entered for the next', () => {
    new TestSession().currentToken = 'a';
    const session = observable({ isLoggedIn: true });
    const store = setupStore(() => Promise.resolve(roomOf('')), session);
    const stop = store.start();
    store.setMessage('长期采购八角');
    store.setShown({ company: false, weChatId: 'lu_zhiqiang' });
    runInAction(() => (session.isLoggedIn = false));
    expect([store.message, store.shown]).toEqual(['', { company: true, mobile: true, position: '', weChatId: '' }]);
    stop();
  });
});
