import type { InquiryMessage, InquiryRoom } from '@contract/inquiry';
import { buildSupply } from './buildListing';

/** A thread about a supply, as who asks sees it. */
export const buildInquiryRoom = (changes: Partial<InquiryRoom> = {}): InquiryRoom => ({
  supplyId: 'supply-1',
  threadId: 't1',
  side: 'asker',
  supply: { ...buildSupply(), status: 'published' },
  other: { name: '桂南香叶', verifications: ['company'], companyId: 'c1' },
  unread: 0,
  isBlocked: false,
  mayWrite: true,
  hasExchanged: false,
  ...changes
});

export const buildWords = (id: string, text: string, isMine = false): InquiryMessage => ({
  id,
  isMine,
  content: { type: 'text', text },
  atMs: 1_700_000_000_000
});
