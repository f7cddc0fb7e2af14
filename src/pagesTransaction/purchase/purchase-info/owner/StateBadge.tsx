import { observer } from 'mobx-react-lite';
import type { ComparedQuotation } from '@contract/quotation';
import { Badge } from '@/ui/Badge';
import { quotationBadge } from '../../../quotation/quotationStatus';

/** Badge for the quotation's status: viewed, shortlisted, decided or negotiating. */
export const StateBadge = observer(function StateBadge({ quotation }: { quotation: ComparedQuotation }) {
  const { status, waitsFor, version } = quotation;
  return <Badge {...quotationBadge({ status, waitsFor, isAgreed: version.isAgreed }, 'buyer')} />;
});
