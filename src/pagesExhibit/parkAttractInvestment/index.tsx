import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Park, ParkPlot } from '@contract/park';
import { getLeads, submitLead } from '@/api/investmentLead';
import { LeadFormStore } from '@/components/investment/LeadForm.store';
import { LeadList } from '@/components/investment/LeadList';
import { LeadSheet } from '@/components/investment/LeadSheet';
import { investmentLeadMessages } from '@/components/investment/locale/messages';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { pathOf } from '@/navigation/pathOf';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useUrlSync } from '@/navigation/useUrlSync';
import { network } from '@/platform/network/network';
import { useSharedPage } from '@/platform/share';
import { newRequestId } from '@/request/requestId';
import { BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { Skeleton } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { CompareSheet } from './components/CompareSheet';
import { ParkList } from './components/ParkList';
import { ParkSheet } from './components/ParkSheet';
import { parkMessages } from './locale/messages';
import { getParks } from './parkApi';
import { MAX_COMPARED, MIN_COMPARED, ParkPageStore, parkTabs } from './ParkPage.store';
import styles from './index.module.scss';

/** Parks that seek companies: their plots, a comparison, and the user's leads. */
export default observer(function ParkAttractInvestmentPage() {
  const params = useRouteParams('exhibit.parkInvestment');
  const [store] = useState(() => new ParkPageStore({ getParks, getLeads }, params));
  const [form] = useState(() => new LeadFormStore({ submitLead, newRequestId }));
  const t = parkMessages();
  const { shown } = store;
  const opened = store.isOpen ? store.opened : undefined;
  useDidShow(() => void store.load());
  const address = { ...(store.tab !== 'parks' && { tab: store.tab }), ...(opened && { id: opened.id }) };
  useUrlSync('exhibit.parkInvestment', store.status === 'ready' ? address : undefined);
  useSharedPage({
    title: opened ? `${opened.name} · ${t.title}` : t.title,
    description: opened?.intro,
    path: pathOf('exhibit.parkInvestment', opened ? { id: opened.id } : {})
  });
  const ask = ({ id, name }: Park, plot?: ParkPlot) => {
    const { loginReason, loginText } = investmentLeadMessages();
    const message = plot && t.askMessage(plot.no);
    // One sheet at a time: the form takes the room of the park.
    store.close();
    const open = () => form.open({ target: 'park', targetId: id, name, ...(message && { message }) });
    void withLogin(loginReason, open, { text: loginText, icon: 'message-2' });
  };
  const showLeads = () => {
    form.close();
    store.setTab('leads');
    void store.leads.refresh();
  };
  const openCompared = (id: string) => {
    store.setComparing(false);
    store.open(id);
  };
  return (
    <PageFrame
      title={t.title}
      pageTitle={opened?.name}
      status={store.status}
      error={shown.error}
      onRetry={() => void store.load()}
      onRefresh={store.load}
      offlineSinceMs={shown.value && (shown.isStale || !network.online) ? shown.loadedAtMs : undefined}
      skeleton={<ParkSkeleton />}
      empty={
        <EmptyState
          isPage
          title={t.none}
          text={t.noneHint}
          action={{ text: t.toGovernment, onPress: () => push('exhibit.governmentInvestment') }}
        />
      }
      bottomBar={store.tab === 'parks' && store.compared.length > 0 && <CompareBar store={store} />}
      sheets={
        <>
          <ParkSheet store={store} onAsk={ask} />
          <CompareSheet store={store} onOpen={openCompared} />
          <LeadSheet form={form} onLeads={showLeads} />
        </>
      }
    >
      <Tabs
        isFilled
        label={t.tabsLabel}
        value={store.tab}
        options={parkTabs.map((key) => ({ key, text: t.tabs[key] }))}
        onChange={store.setTab}
      />
      <View className={styles.body}>
        {store.tab === 'parks' ? (
          <ParkList store={store} />
        ) : (
          <LeadList
            leads={store.leads}
            emptyHint={t.noLeadsHint}
            emptyAction={{ text: t.toParks, onPress: () => store.setTab('parks') }}
          />
        )}
      </View>
    </PageFrame>
  );
});

const CompareBar = observer(function CompareBar({ store }: { store: ParkPageStore }) {
  const t = parkMessages();
  const count = store.compared.length;
  return (
    <BarSpacer>
      <Button
        kind="primary"
        isFull
        isDisabled={count < MIN_COMPARED}
        onDisabledPress={() => overlays.toast(t.compareMore)}
        onPress={() => store.setComparing(true)}
      >
        {t.compareCount(count, MAX_COMPARED)}
      </Button>
    </BarSpacer>
  );
});

/** Skeleton with the heights of tabs, filters and the first cards. */
function ParkSkeleton() {
  return (
    <View className={styles.skeleton}>
      <Skeleton height={44} />
      <Skeleton height={32} />
      <Skeleton height={172} />
      <Skeleton height={172} />
      <Skeleton height={172} />
    </View>
  );
}
