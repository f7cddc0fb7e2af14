import { observer } from 'mobx-react-lite';
import type { QuotationObstacle } from '@contract/purchase';
import { openTransactionTab } from '@/components/listing/openTransactionTab';
import { openLogin } from '@/navigation/loginGate';
import { push, replace } from '@/navigation/navigate';
import { EmptyState } from '@/ui/EmptyState';
import { PageFrame } from '@/ui/PageFrame';
import { quotationMessages } from '../../locale/messages';

interface BlockedNoticeProps {
  kind: QuotationObstacle;
  purchaseId: string;
  /** True when a draft of the quotation is saved. */
  hasDraft: boolean;
}

const openPurchases = () => openTransactionTab('purchase');

/** Explains why the user cannot quote on the request, with a link to the next step. */
export const BlockedNotice = observer(function BlockedNotice({ kind, purchaseId, hasDraft }: BlockedNoticeProps) {
  const t = quotationMessages();
  const actions: Record<QuotationObstacle, () => void> = {
    login: () => void openLogin(),
    verify: () => push('attestation.personal'),
    company: () => push('attestation.corporate'),
    invited: openPurchases,
    own: () => replace('purchase.info', { id: purchaseId }),
    full: openPurchases,
    ended: openPurchases,
    limit: openPurchases
  };
  const hint = t.obstacleHints[kind];
  return (
    <PageFrame
      title={t.createTitle}
      status="empty"
      empty={
        <EmptyState
          isPage
          title={t.obstacles[kind]}
          text={hasDraft ? t.keptDraft(hint) : hint}
          action={{ text: t.obstacleActions[kind], onPress: actions[kind] }}
        />
      }
    />
  );
});
