import { observer } from 'mobx-react';
import type { ComparedQuotation } from '@contract/quotation';
import { Badge } from '@/ui/Badge';
import { quotationBadge } from '../../../quotation/quotationStatus';

/** How far it is: looked at, on the short list, decided, or that a price is being talked about. */
export const StateBadge = observer(function StateBadge({ quotation }: { quotation: ComparedQuotation }) {
  const { status, waitsFor, version } = quotation;
  return <Badge {...quotationBadge({ status, waitsFor, isAgreed: version.isAgreed }, 'buyer')} />;
});
