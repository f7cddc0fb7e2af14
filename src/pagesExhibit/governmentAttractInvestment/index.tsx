import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { getLeads, submitLead } from '@/api/investmentLead';
import { LeadFormStore, type LeadSubject } from '@/components/investment/LeadForm.store';
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
import { PageFrame } from '@/ui/PageFrame';
import { Skeleton } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { PolicyList } from './components/PolicyList';
import { ProjectList } from './components/ProjectList';
import { RegionView } from './components/RegionView';
import { GovernmentPageStore, governmentTabs } from './GovernmentPage.store';
import { getBusinessAttraction } from './investmentApi';
import { governmentMessages } from './locale/messages';
import styles from './index.module.scss';

/** A government that seeks investors: its region, policies and projects, and the user's leads. */
export default observer(function GovernmentAttractInvestmentPage() {
  const { tab } = useRouteParams('exhibit.governmentInvestment');
  const [store] = useState(() => new GovernmentPageStore({ getBusinessAttraction, getLeads }, tab));
  const [form] = useState(() => new LeadFormStore({ submitLead, newRequestId }));
  const t = governmentMessages();
  const leadTexts = investmentLeadMessages();
  const { region, shown } = store;
  useDidShow(() => void store.load());
  useUrlSync('exhibit.governmentInvestment', store.tab === 'region' ? {} : { tab: store.tab });
  useSharedPage({
    title: region ? `${region.name} · ${t.title}` : t.title,
    description: region?.intro,
    path: pathOf('exhibit.governmentInvestment', {})
  });
  const ask = (subject: LeadSubject) =>
    void withLogin(leadTexts.loginReason, () => form.open(subject), { text: leadTexts.loginText, icon: 'message-2' });
  const showLeads = () => {
    form.close();
    store.setTab('leads');
    void store.leads.refresh();
  };
  return (
    <PageFrame
      title={t.title}
      pageTitle={region?.name}
      status={store.status}
      error={shown.error}
      onRetry={() => void store.load()}
      onRefresh={store.load}
      offlineSinceMs={region && (shown.isStale || !network.online) ? shown.loadedAtMs : undefined}
      skeleton={<GovernmentSkeleton />}
      empty={
        <EmptyState
          isPage
          title={t.none}
          text={t.noneHint}
          action={{ text: t.toExpo, onPress: () => push('exhibit.index') }}
        />
      }
      bottomBar={
        region && (
          <BarSpacer>
            <Button
              kind="primary"
              isFull
              onPress={() => ask({ target: 'region', targetId: region.id, name: region.name })}
            >
              {t.askOffice}
            </Button>
          </BarSpacer>
        )
      }
      sheets={<LeadSheet form={form} onLeads={showLeads} />}
    >
      {region && (
        <>
          <View className={styles.head}>
            <View className={styles.name}>{region.name}</View>
            <View className={styles.intro}>{region.intro}</View>
          </View>
          <Tabs
            label={t.tabsLabel}
            value={store.tab}
            options={governmentTabs.map((key) => ({ key, text: t.tabs[key] }))}
            onChange={store.setTab}
          />
          <View className={styles.body}>
            {store.tab === 'region' && <RegionView region={region} />}
            {store.tab === 'policies' && <PolicyList policies={region.policies} />}
            {store.tab === 'projects' && (
              <ProjectList
                projects={region.projects}
                onAsk={({ id, name }) => ask({ target: 'project', targetId: id, name })}
              />
            )}
            {store.tab === 'leads' && (
              <LeadList
                leads={store.leads}
                emptyHint={t.noLeadsHint}
                emptyAction={{ text: t.toProjects, onPress: () => store.setTab('projects') }}
              />
            )}
          </View>
        </>
      )}
    </PageFrame>
  );
});

/** Skeleton with the heights of head, tabs and the first cards. */
function GovernmentSkeleton() {
  return (
    <View className={styles.skeleton}>
      <Skeleton height={120} />
      <Skeleton height={44} />
      <Skeleton height={260} />
      <Skeleton height={200} />
    </View>
  );
}
