import type { ComparedQuotation } from '@contract/quotation';
import { buildComparedQuotation } from '@/testing/buildQuotation';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { quotationApi } from '../../../quotation/quotationCommands';
import { ComparisonStore } from './Comparison.store';

testLateAnswers<{ items: ComparedQuotation[] }>('a comparison', {
  setup: (compareQuotations) => {
    const store = new ComparisonStore('purchase-1', { ...quotationApi, compareQuotations });
    return { load: store.refresh, shown: () => store.items };
  },
  older: { items: [buildComparedQuotation({ revision: 1 })] },
  newer: { items: [buildComparedQuotation({ revision: 2 })] },
  view: ({ items }) => items
});
