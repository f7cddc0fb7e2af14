import type { InquiryMessage, InquiryRoom } from '@contract/inquiry';
import { buildPurchase, buildSupply } from './buildListing';

/** Builds an inquiry thread about a supply, as seen by the asker. */
export const buildInquiryRoom = (changes: Partial<InquiryRoom> = {}): InquiryRoom => ({
  about: { kind: 'supply', id: 'supply-1', supply: { ...buildSupply(), status: 'published' } },
  threadId: 't1',
  stamp: '1',
  side: 'asker',
  other: { name: '桂南香叶', verifications: ['company'], companyId: 'c1', actsFor: null },
  unread: 0,
  isBlocked: false,
  mayWrite: true,
  hasExchanged: false,
  ...changes
});

/** Builds an inquiry thread about an anonymous buyer's purchase request, as seen by a supplier. */
export const buildPurchaseRoom = (changes: Partial<InquiryRoom> = {}): InquiryRoom =>
  buildInquiryRoom({
    about: { kind: 'purchase', id: 'purchase-1', purchase: { ...buildPurchase({ buyer: null }), status: 'published' } },
    other: null,
    ...changes
  });

export const buildTextMessage = (id: string, text: string, isMine = false): InquiryMessage => ({
  id,
  isMine,
  content: { type: 'text', text },
  atMs: 1_700_000_000_000
});
