import type { Page } from '@contract/common';
import type { SupplyBrief } from '@contract/listing';
import type { SupplyDetail } from '@contract/supply';
import { buildApiError } from '@/testing/buildApiError';
import { buildSupply } from '@/testing/buildListing';
import { buildSupplyDetail } from '@/testing/buildSupplyDetail';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { MiddlePageStore } from './MiddlePage.store';

const unused = () => Promise.reject(new Error('not called'));

testLateAnswers<SupplyDetail>('the landing page of a supply', {
  setup: (getSupply) => {
    const api = { getSupply, listSupplies: unused, recordShareVisit: unused, captureInvite: unused };
    const store = new MiddlePageStore('supply-1', {}, api);
    return { load: store.load, shown: () => [store.detail?.title, store.alternatives] };
  },
  older: buildSupplyDetail({ title: '旧', similar: [buildSupply({ id: 'older' })] }),
  newer: buildSupplyDetail({ title: '新', similar: [buildSupply({ id: 'newer' })] }),
  view: ({ title, similar }) => [title, similar]
});

testLateAnswers<Page<SupplyBrief>>('the supplies shown instead of a missing one', {
  setup: (listSupplies) => {
    const getSupply = () => Promise.reject(buildApiError('NOT_FOUND'));
    const api = { getSupply, listSupplies, recordShareVisit: unused, captureInvite: unused };
    const store = new MiddlePageStore('supply-1', {}, api);
    return { load: store.load, shown: () => store.alternatives };
  },
  older: { items: [buildSupply({ id: 'older' })], nextCursor: null },
  newer: { items: [buildSupply({ id: 'newer' })], nextCursor: null },
  view: ({ items }) => items
});
