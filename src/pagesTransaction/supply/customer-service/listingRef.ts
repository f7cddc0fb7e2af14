import type { InquirySubject } from '@contract/inquiry';

/** Reference to a listing as used by the API; empty for all listings. */
export interface ListingRef {
  supplyId?: string;
  purchaseId?: string;
}

export const listingRefOf = ({ kind, id }: Pick<InquirySubject, 'kind' | 'id'>): ListingRef =>
  kind === 'supply' ? { supplyId: id } : { purchaseId: id };
