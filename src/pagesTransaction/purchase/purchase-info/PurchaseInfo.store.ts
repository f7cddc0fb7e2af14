import type { PurchaseDetail } from '@contract/purchase';
import type { ListingDetailStore } from '../../ListingDetail.store';

/** One purchase request as its reader may see it. */
export type PurchaseInfoStore = ListingDetailStore<PurchaseDetail>;
