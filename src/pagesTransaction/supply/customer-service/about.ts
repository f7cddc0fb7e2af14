import type { InquirySubject } from '@contract/inquiry';

/** The listing that is talked about, as calls name it; empty for all of them. */
export interface About {
  supplyId?: string;
  purchaseId?: string;
}

export const aboutOf = ({ kind, id }: Pick<InquirySubject, 'kind' | 'id'>): About =>
  kind === 'supply' ? { supplyId: id } : { purchaseId: id };
