import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { PurchaseDetail } from '@contract/purchase';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonCard } from '@/ui/Skeleton';
import { MarketNote } from '../../components/MarketNote';
import type { ComparisonStore } from './Comparison.store';
import { ComparisonTable } from './ComparisonTable';
import type { useDecision } from './Decision';
import { ownerMessages } from './locale/messages';
import { QuotationList } from './QuotationList';
import styles from './OwnerView.module.scss';

interface QuotationsProps {
  comparison: ComparisonStore;
  detail: PurchaseDetail;
  /** `compare` shows the quotations side by side, `list` one below the other. */
  tab: 'compare' | 'list';
  decision: ReturnType<typeof useDecision>;
}

/** Quotations for an own request, with an empty state. */
export const Quotations = observer(function Quotations({ comparison, detail, tab, decision }: QuotationsProps) {
  const t = ownerMessages();
  const { isLoaded, error, items } = comparison;
  if (!isLoaded) {
    return error === undefined ? (
      <SkeletonCard />
    ) : (
      <ErrorState error={error} onRetry={() => void comparison.refresh()} />
    );
  }
  if (items.length === 0) {
    const isOpen = detail.status === 'published';
    return <EmptyState title={isOpen ? t.noneTitle : t.noneEnded} text={isOpen ? t.noneText : undefined} />;
  }
  return (
    <>
      {detail.market && (
        <View className={styles.note}>
          <MarketNote market={detail.market} note={t.folded} />
        </View>
      )}
      {/* Separate container: without it, inserting the notice would make the mini-program resend the table. */}
      <View>{comparison.isOutOfOrder && <View className={styles.changed}>{t.changed}</View>}</View>
      {tab === 'compare' ? (
        <ComparisonTable
          store={comparison}
          detail={detail}
          onOpen={decision.open}
          onAccept={decision.accept}
          onCounter={decision.counter}
        />
      ) : (
        <QuotationList items={items} detail={detail} onOpen={decision.open} />
      )}
    </>
  );
});
