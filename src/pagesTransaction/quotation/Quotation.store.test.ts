import type { QuotationDetail } from '@contract/quotation';
import { buildQuotation } from '@/testing/buildQuotation';
import { deferred } from '@/testing/deferred';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { QuotationStore } from './Quotation.store';
import { quotationApi } from './quotationCommands';

testLateAnswers<QuotationDetail>('a quotation', {
  setup: (getQuotation) => {
    const store = new QuotationStore('quotation-1', { ...quotationApi, getQuotation });
    return { load: store.load, shown: () => store.detail };
  },
  older: buildQuotation({ revision: 1 }),
  newer: buildQuotation({ revision: 2 })
});

describe('QuotationStore', () => {
  it('does not show the answer of an action to a user who logged in meanwhile', async () => {
    const session = new TestSession();
    session.currentToken = 'a';
    const answer = deferred<QuotationDetail>();
    const store = new QuotationStore('quotation-1', {
      ...quotationApi,
      getQuotation: () => Promise.resolve(buildQuotation()),
      withdrawQuotation: () => answer.promise
    });
    await store.load();
    const withdrawing = store.withdraw();
    session.currentToken = 'b';
    answer.resolve(buildQuotation({ status: 'withdrawn' }));
    await withdrawing;
    expect(store.detail).toBeNull();
  });
});
