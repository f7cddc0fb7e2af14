import type { InquirySubject } from '@contract/inquiry';

/** The listing that is talked about, as calls name it; empty for all of them. */
export interface ListingRef {
  supplyId?: string;
  purchaseId?: string;
}

export const listingRefOf = ({ kind, id }: Pick<InquirySubject, 'kind' | 'id'>): ListingRef =>
  kind === 'supply' ? { supplyId: id } : { purchaseId: id };
