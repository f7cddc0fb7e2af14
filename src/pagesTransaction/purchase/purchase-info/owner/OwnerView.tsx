import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PurchaseDetail } from '@contract/purchase';
import type { Clock } from '@/components/listing/Clock';
import { useLiveSubject } from '@/components/live/useLiveSubject';
import { push } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { network } from '@/platform/network/network';
import { Pressable } from '@/platform/pressable';
import { newRequestId } from '@/request/requestId';
import { Icon } from '@/ui/Icon';
import { NavBar } from '@/ui/NavBar';
import { PageFrame } from '@/ui/PageFrame';
import { Tabs } from '@/ui/Tabs';
import { copyPurchase } from '../../../api/purchase';
import { ListingActionsStore } from '../../../ListingActions.store';
import type { ListingDetailStore } from '../../../ListingDetail.store';
import { type OwnerActions, ownerActions } from '../../../ownerActions';
import { actOnPurchase } from '../../purchaseCommands';
import { RequestDetails } from '../components/RequestDetails';
import { ShareAction } from '../components/ShareAction';
import { purchaseInfoMessages } from '../locale/messages';
import type { ComparisonStore } from './Comparison.store';
import { Decision, useDecision } from './Decision';
import { EndedBar } from './EndedBar';
import { ownerMessages } from './locale/messages';
import { MoreMenu } from './MoreMenu';
import { OwnerBar } from './OwnerBar';
import { OwnerHeader } from './OwnerHeader';
import { Quotations } from './Quotations';
import styles from './OwnerView.module.scss';

interface OwnerViewProps {
  store: ListingDetailStore<PurchaseDetail>;
  comparison: ComparisonStore;
  detail: PurchaseDetail;
  clock: Clock;
}

type Tab = 'compare' | 'list' | 'need';

/** Purchase request as shown to its buyer: tabs for the comparison, the list of quotations and the request details. */
export const OwnerView = observer(function OwnerView({ store, comparison, detail, clock }: OwnerViewProps) {
  const { quotationId } = useRouteParams('purchase.info');
  const [listings] = useState(() => new ListingActionsStore({ act: actOnPurchase, copy: copyPurchase, newRequestId }));
  const [tab, setTab] = useState<Tab>('compare');
  const decision = useDecision(comparison, quotationId);
  const t = ownerMessages();
  const { tabs } = t;
  const update = () =>
    Promise.all([store.load(), comparison.update(), comparison.selected?.load()]).then(() => undefined);
  const actions = ownerActions({
    listings,
    openForm: (id) => push('purchase.create', { id }),
    onSuccess: () => void update(),
    onFailure: () => void update()
  });
  useLiveSubject({ topic: 'purchase', id: detail.id }, update);
  const refresh = async () => {
    await Promise.all([store.load(), comparison.refresh()]);
  };
  const isRunning = ['published', 'paused', 'expired'].includes(detail.status);
  return (
    <PageFrame
      pageTitle={detail.title}
      nav={
        <NavBar
          title={purchaseInfoMessages().title}
          ground="surface"
          right={<Actions detail={detail} actions={actions} />}
        />
      }
      onRefresh={refresh}
      onRetry={() => void refresh()}
      offlineSinceMs={store.shown.isStale || !network.online ? store.shown.loadedAtMs : undefined}
      bottomBar={
        isRunning ? (
          <OwnerBar
            detail={detail}
            actions={actions}
            canCounter={comparison.openItems.length > 0}
            onCounter={() => void decision.startCounter()}
          />
        ) : (
          <EndedBar detail={detail} actions={actions} isBusy={listings.isBusy(detail.id)} />
        )
      }
    >
      <OwnerHeader detail={detail} comparison={comparison} clock={clock} />
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
          <RequestDetails detail={detail} />
        ) : (
          <Quotations comparison={comparison} detail={detail} tab={tab} decision={decision} />
        )}
      </View>
      {/* Separate container: without it, removing a sheet would make the mini-program resend the siblings. */}
      <View>
        <Decision
          state={decision}
          comparison={comparison}
          detail={detail}
          clock={clock}
          onDecided={() => void update()}
        />
      </View>
    </PageFrame>
  );
});

const Actions = observer(function Actions({ detail, actions }: { detail: PurchaseDetail; actions: OwnerActions }) {
  return (
    <>
      <ShareAction detail={detail} />
      <MoreMenu detail={detail} actions={actions} />
    </>
  );
});
