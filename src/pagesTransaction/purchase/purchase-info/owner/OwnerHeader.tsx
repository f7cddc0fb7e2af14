import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { PurchaseDetail } from '@contract/purchase';
import type { Clock } from '@/components/listing/Clock';
import { formatFen } from '@/lib/price';
import { tradeMessages } from '../../../locale/messages';
import { amountText } from '../../../quotation/quotationText';
import { Figures } from '../../components/Figures';
import { Notice } from '../components/Notice';
import { RequestHeader } from '../components/RequestHeader';
import { isDealt } from '../isDealt';
import { purchaseInfoMessages } from '../locale/messages';
import { timeLeftFigure } from '../timeLeftFigure';
import type { ComparisonStore } from './Comparison.store';
import { ownerMessages } from './locale/messages';
import styles from './OwnerView.module.scss';

interface OwnerHeaderProps {
  detail: PurchaseDetail;
  comparison: ComparisonStore;
  clock: Clock;
}

/** Two-line summary of the request and its progress in three figures. */
export const OwnerHeader = observer(function OwnerHeader({ detail, comparison, clock }: OwnerHeaderProps) {
  const [t, shared] = [ownerMessages(), purchaseInfoMessages()];
  const { lowestFen, dealtFen } = comparison;
  // When no quotation can be accepted any more, the agreed price is shown instead of the lowest one.
  const isAgreedPrice = lowestFen === null && dealtFen !== null;
  const fen = lowestFen ?? dealtFen;
  const { dealtGrams, quantityGrams } = detail;
  const inUnit = (grams: number) => amountText(grams, detail);
  return (
    <View className={styles.head}>
      <RequestHeader detail={detail} />
      <Figures
        figures={[
          { label: shared.figures.quotations, value: detail.quoteCount, unit: `/${detail.maxQuotes}` },
          {
            label: isAgreedPrice ? t.dealtPrice : t.lowest,
            value: fen === null ? t.noPrice : formatFen(fen),
            tone: 'price'
          },
          timeLeftFigure(detail, clock.nowMs)
        ]}
      />
      <OwnerNotice detail={detail} />
      {dealtGrams > 0 && (
        <View className={styles.dealt}>
          {tradeMessages().list([
            t.took(inUnit(dealtGrams)),
            ...(dealtGrams < quantityGrams ? [t.left(inUnit(quantityGrams - dealtGrams))] : [])
          ])}
        </View>
      )}
    </View>
  );
});

/**
 * Notice that explains why the request takes no quotations and what the buyer can do. Renders nothing while it takes
 * them.
 */
const OwnerNotice = observer(function OwnerNotice({ detail }: { detail: PurchaseDetail }) {
  const { states } = ownerMessages();
  const { status } = detail;
  if (isDealt(detail)) return null;
  if (status !== 'paused' && status !== 'expired' && status !== 'closed' && status !== 'takedown') return null;
  const [title, hint] = states[status];
  return <Notice icon="info-circle" tone={status === 'closed' ? 'plain' : 'warn'} title={title} hint={hint} />;
});
