import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { PurchaseDetail } from '@contract/purchase';
import type { Clock } from '@/components/listing/Clock';
import { useRouteParams } from '@/navigation/useRouteParams';
import { Pressable } from '@/platform/Pressable';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Icon } from '@/ui/Icon';
import { NavBar } from '@/ui/NavBar';
import { network } from '@/ui/network';
import { PageFrame } from '@/ui/PageFrame';
import { SkeletonCard } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { compareQuotations } from '../../../api/quotation';
import { useLiveStamp } from '../../../components/useLiveStamp';
import { quotationApi } from '../../../quotation/quotationApi';
import { MarketNote } from '../../components/MarketNote';
import { purchaseInfoWords } from '../locale/words';
import { ComparisonStore } from '../owner/Comparison.store';
import { ComparisonTable } from '../owner/ComparisonTable';
import { Decision, useDecision } from '../owner/Decision';
import { ownerWords } from '../owner/locale/words';
import { More } from '../owner/More';
import { OwnerBar } from '../owner/OwnerBar';
import { OwnerHead } from '../owner/OwnerHead';
import styles from '../owner/OwnerView.module.scss';
import { QuoteList } from '../owner/QuoteList';
import type { PurchaseInfoStore } from '../PurchaseInfo.store';
import { NeedFacts } from './NeedFacts';

interface OwnerViewProps {
  store: PurchaseInfoStore;
  detail: PurchaseDetail;
  clock: Clock;
}

type Tab = 'compare' | 'list' | 'need';

/** The request to its buyer: the quotations side by side, one below the other, and what was asked for. */
export const OwnerView = observer(function OwnerView({ store, detail, clock }: OwnerViewProps) {
  const { quotationId } = useRouteParams('purchase.info');
  const [comparison] = useState(() => new ComparisonStore(detail.id, { ...quotationApi, compareQuotations }));
  const [tab, setTab] = useState<Tab>('compare');
  const decision = useDecision(comparison);
  const t = ownerWords();
  const { tabs } = t;
  useEffect(() => {
    void comparison.refresh();
  }, [comparison]);
  useEffect(() => {
    if (quotationId !== undefined) decision.open(quotationId);
    // Once, when the page comes up.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [quotationId]);
  const update = () =>
    Promise.all([store.load(), comparison.update(), comparison.chosen?.load()]).then(() => undefined);
  useLiveStamp(() => ({ purchaseId: detail.id }), update);
  const refresh = async () => {
    await Promise.all([store.load(), comparison.refresh()]);
  };
  const isRunning = ['published', 'paused', 'expired'].includes(detail.status);
  return (
    <PageFrame
      nav={<NavBar title={purchaseInfoWords().title} ground="surface" right={<More detail={detail} />} />}
      onRefresh={refresh}
      onRetry={() => void refresh()}
      offlineSinceMs={store.isStale || !network.online ? store.loadedAtMs : undefined}
      bottomBar={
        isRunning && (
          <OwnerBar
            detail={detail}
            canCounter={comparison.open.length > 0}
            onCounter={() => void decision.counterSomebody()}
            onActed={() => void update()}
          />
        )
      }
    >
      <OwnerHead detail={detail} comparison={comparison} clock={clock} />
      <View className={styles.section}>
        <View className={styles.bar}>
          <Tabs
            label={t.tabsLabel}
            options={[
              { key: 'compare', text: tabs.compare },
              { key: 'list', text: tabs.list, count: comparison.items.length },
              { key: 'need', text: tabs.need }
            ]}
            value={tab}
            onChange={setTab}
          />
          {tab !== 'need' && comparison.items.length > 1 && (
            <Pressable className={styles.sort} label={t.sortLabel} onPress={() => void refresh()}>
              <Icon name="arrows-sort" />
              <Text>{t.sortByPrice}</Text>
            </Pressable>
          )}
        </View>
        {tab === 'need' ? (
          <NeedFacts detail={detail} />
        ) : (
          <Quotations comparison={comparison} detail={detail} tab={tab} decision={decision} />
        )}
      </View>
      <Decision
        state={decision}
        comparison={comparison}
        detail={detail}
        clock={clock}
        onDecided={() => void update()}
      />
    </PageFrame>
  );
});

interface QuotationsProps {
  comparison: ComparisonStore;
  detail: PurchaseDetail;
  tab: 'compare' | 'list';
  decision: ReturnType<typeof useDecision>;
}

const Quotations = observer(function Quotations({ comparison, detail, tab, decision }: QuotationsProps) {
  const t = ownerWords();
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
      {comparison.isOutOfOrder && <View className={styles.changed}>{t.changed}</View>}
      {tab === 'compare' ? (
        <ComparisonTable
          store={comparison}
          detail={detail}
          onOpen={decision.open}
          onAccept={decision.accept}
          onCounter={decision.counter}
        />
      ) : (
        <QuoteList items={items} detail={detail} onOpen={decision.open} />
      )}
    </>
  );
});
