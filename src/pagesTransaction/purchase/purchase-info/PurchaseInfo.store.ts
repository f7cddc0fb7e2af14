import type { PurchaseDetail } from '@contract/purchase';
import type { ListingDetailStore } from '../../ListingDetail.store';

/** Store of one purchase request as the viewer may see it. */
export type PurchaseInfoStore = ListingDetailStore<PurchaseDetail>;
