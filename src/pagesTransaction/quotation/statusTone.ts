import type { QuotationStatus } from '@contract/quotation';
import type { BadgeTone } from '@/ui/Badge';

const tones: Record<QuotationStatus, BadgeTone> = {
  draft: 'grey',
  submitted: 'info',
  viewed: 'info',
  shortlisted: 'warn',
  accepted: 'ok',
  rejected: 'grey',
  withdrawn: 'grey',
  expired: 'grey',
  lapsed: 'grey'
};

/** The colour of a status. */
export const statusTone = (status: QuotationStatus): BadgeTone => tones[status];
