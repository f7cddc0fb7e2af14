import type { SupplyDetail } from '@contract/supply';
import { buildSupplyDetail } from '@/testing/buildSupplyDetail';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { ListingDetailStore } from './ListingDetail.store';

testLateAnswers<SupplyDetail>('a listing', {
  setup: (load) => {
    const setFavourite = () => Promise.resolve({ favouriteCount: 1 });
    const store = new ListingDetailStore('supply-1', { load, setFavourite }, { isLoggedIn: true });
    return { load: store.load, shown: () => store.detail };
  },
  older: buildSupplyDetail({ title: '旧' }),
  newer: buildSupplyDetail({ title: '新' })
});
