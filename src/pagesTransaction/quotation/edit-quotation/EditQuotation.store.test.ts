import { buildQuotation } from '@/testing/buildQuotation';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { formUploads } from '../../formUploads';
import { QuotationStore } from '../Quotation.store';
import { quotationApi } from '../quotationCommands';
import type { PriceRange } from '../quotationNumbers';
import { EditQuotationStore } from './EditQuotation.store';

testLateAnswers<{ market: PriceRange | null }>('the market price of a new version', {
  setup: (prepareQuotation) => {
    const getQuotation = () => Promise.resolve(buildQuotation());
    const quotation = new QuotationStore('quotation-1', { ...quotationApi, getQuotation });
    const editQuotation = () => Promise.reject(new Error('not called'));
    const store = new EditQuotationStore(quotation, { prepareQuotation, editQuotation }, formUploads);
    return { load: () => quotation.load().then(() => store.form.load()), shown: () => store.market };
  },
  older: { market: { lowFen: 4000, highFen: 5000 } },
  newer: { market: { lowFen: 4100, highFen: 5100 } },
  view: ({ market }) => market
});
