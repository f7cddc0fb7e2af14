import { observer } from 'mobx-react-lite';
import type { PurchaseDetail } from '@contract/purchase';
import { push } from '@/navigation/navigate';
import { openSimilar } from '../../../openSimilar';
import { isDealt } from '../isDealt';
import { purchaseInfoMessages } from '../locale/messages';
import { resolveObstacle } from '../quotationObstacle';
import { Notice } from './Notice';

/** Notice with the viewer's own quotation, or with the obstacle to quoting and how to resolve it. */
export const QuotationNotice = observer(function QuotationNotice({ detail }: { detail: PurchaseDetail }) {
  const t = purchaseInfoMessages();
  const { myQuotation, obstacle, status } = detail;
  if (myQuotation) {
    return (
      <Notice
        icon={myQuotation.status === 'accepted' ? 'circle-check' : 'info-circle'}
        tone={myQuotation.status === 'accepted' ? 'ok' : 'plain'}
        title={t.mine(t.myStatuses[myQuotation.status])}
        hint={t.mineHint}
        onPress={() => push('quotation.edit', { id: myQuotation.id })}
      />
    );
  }
  if (status !== 'published') {
    const [title, hint] = t.states[stateOf(detail)];
    return (
      <Notice
        icon="info-circle"
        tone="warn"
        title={title}
        hint={hint}
        onPress={() => openSimilar(detail, 'purchases')}
      />
    );
  }
  if (obstacle === null) return null;
  const [title, hint] = t.obstacles[obstacle];
  return (
    <Notice
      icon={obstacle === 'login' || obstacle === 'verify' ? 'shield-check' : 'lock'}
      title={title}
      hint={hint}
      onPress={() => resolveObstacle(obstacle, detail)}
    />
  );
});

/** Maps a status to the reason why no quotations are accepted; unpublished requests are visible to their owner only. */
function stateOf(detail: PurchaseDetail): 'paused' | 'closed' | 'dealt' | 'expired' | 'takedown' {
  const { status } = detail;
  if (isDealt(detail)) return 'dealt';
  return status === 'paused' || status === 'expired' || status === 'takedown' ? status : 'closed';
}
