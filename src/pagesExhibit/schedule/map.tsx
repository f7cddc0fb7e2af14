import { useDidHide, useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { getBoothExhibitors, getFloorPlan } from '@/api/floorPlan';
import { PlanView } from '@/components/floorPlan/PlanView';
import { pathOf } from '@/navigation/pathOf';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useUrlSync } from '@/navigation/useUrlSync';
import { readDevicePosition } from '@/platform/devicePosition';
import { network } from '@/platform/network/network';
import { useSharedPage, useTimelineCard } from '@/platform/share';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { Tabs } from '@/ui/Tabs';
import { getExpoSite, listBoothFavourites, setBoothFavourite } from './map/api/expoMap';
import { MapSkeleton } from './map/components/MapSkeleton';
import { PlanTab } from './map/components/PlanTab';
import { SiteTab } from './map/components/SiteTab';
import { ExpoPlanStore } from './map/ExpoPlan.store';
import { expoMapMessages } from './map/locale/messages';
import { savedPlan } from './map/savedPlan';
import { SiteMapStore } from './map/SiteMap.store';

/** Maps of the expo: the booths of each hall, and the way to the venue. */
function ExpoMapPage() {
  const { booth } = useRouteParams('exhibit.map');
  const [plan] = useState(
    () =>
      new ExpoPlanStore({ getFloorPlan, getBoothExhibitors, listBoothFavourites, setBoothFavourite }, user, savedPlan)
  );
  const [site] = useState(() => new SiteMapStore({ getExpoSite, readDevicePosition }));
  const [view] = useState(() => new PlanView());
  const [tab, setTab] = useState<'plan' | 'arrival'>('plan');
  const t = expoMapMessages();

  useEffect(() => plan.start(booth), [plan, booth]);
  useEffect(() => site.stopLocating, [site]);
  useDidHide(site.pauseLocating);
  useDidShow(site.resumeLocating);
  const isReady = plan.status === 'ready';
  useEffect(() => {
    if (!isReady || booth === undefined) return;
    if (plan.select(booth)) view.focus(booth);
    else overlays.toast(expoMapMessages().unknownBooth(booth), { icon: 'info-circle' });
  }, [isReady, booth, plan, view]);
  const address = plan.selectedNo === null ? {} : { booth: plan.selectedNo };
  useUrlSync('exhibit.map', isReady ? address : undefined);
  const shared = { title: t.title, path: pathOf('exhibit.map', address) };
  useSharedPage(shared);
  useTimelineCard(shared);

  const handleTab = (key: 'plan' | 'arrival') => {
    setTab(key);
    if (key === 'plan') site.stopLocating();
    else if (site.value === null) void site.load();
  };
  const isPlan = tab === 'plan';
  const shown = isPlan ? plan : site;
  const retry = () => void shown.load();
  return (
    <PageFrame
      title={t.title}
      ground="surface"
      offlineSinceMs={isPlan && isReady && !network.online ? savedPlan.floorPlanSavedAtMs : plan.staleSinceMs}
      onRetry={retry}
    >
      <Tabs
        label={t.tabsLabel}
        isFilled
        options={[
          { key: 'plan', text: t.plan },
          { key: 'arrival', text: t.arrival }
        ]}
        value={tab}
        onChange={handleTab}
      />
      <MapContent {...{ tab, plan, site, view }} onRetry={retry} />
    </PageFrame>
  );
}

interface MapContentProps {
  tab: 'plan' | 'arrival';
  plan: ExpoPlanStore;
  site: SiteMapStore;
  view: PlanView;
  onRetry(): void;
}

const MapContent = observer(function MapContent({ tab, plan, site, view, onRetry }: MapContentProps) {
  const t = expoMapMessages();
  const { status, error } = tab === 'plan' ? plan : site;
  if (status === 'error') return <ErrorState error={error} onRetry={onRetry} isPage />;
  if (status === 'loading') return <MapSkeleton />;
  if (status === 'empty') {
    return tab === 'plan' ? (
      <EmptyState isPage title={t.noPlanTitle} text={t.noPlanText} />
    ) : (
      <EmptyState isPage title={t.noSiteTitle} />
    );
  }
  return tab === 'plan' ? <PlanTab store={plan} view={view} /> : <SiteTab store={site} />;
});

export default observer(ExpoMapPage);
