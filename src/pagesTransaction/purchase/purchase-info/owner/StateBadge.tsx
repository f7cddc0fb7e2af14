import { observer } from 'mobx-react';
import type { ComparedQuotation } from '@contract/quotation';
import { Badge } from '@/ui/Badge';
import { quotationWords } from '../../../quotation/locale/words';
import { statusTone } from '../../../quotation/statusTone';
import { isOpenQuotation } from './comparison';

/** How far it is: looked at, on the short list, decided, or that a price is being talked about. */
export const StateBadge = observer(function StateBadge({ quotation }: { quotation: ComparedQuotation }) {
  const t = quotationWords();
  const { status, openCounter } = quotation;
  if (openCounter && isOpenQuotation(quotation)) return <Badge tone="warn" text={t.counterOpen} />;
  return <Badge tone={statusTone(status)} text={t.statuses[status]} />;
});
