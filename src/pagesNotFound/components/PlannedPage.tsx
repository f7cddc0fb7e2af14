import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Expo } from '@contract/expo';
import { ExpoCard } from '@/components/expo/ExpoCard';
import { SpiceArt } from '@/components/SpiceArt';
import type { AllDayEvent } from '@/lib/iCalendar';
import { pushTab } from '@/navigation/navigate';
import { addToCalendar } from '@/platform/calendar';
import type { PlannedRoute, RouteName } from '@/routes';
import { expoStore } from '@/stores/expo';
import { EmptyState, type EmptyStateProps } from '@/ui/EmptyState';
import { goBack } from '@/ui/navigationAdapter';
import { overlays } from '@/ui/overlays';
import { notFoundMessages } from '../locale/messages';
import styles from './PlannedPage.module.scss';

type PageKind = 'expo' | 'activity' | 'picture' | 'link';

/** Routes of a kind of their own, also after they have left `plannedRoutes`. */
const kindOfRoute: Partial<Record<RouteName, PageKind>> = {
  activity: 'activity',
  imagePreview: 'picture'
};

function kindOf(route: RouteName): PageKind {
  if (route.startsWith('exhibit.')) return 'expo';
  return kindOfRoute[route] ?? 'link';
}

const varietyOfKind: Record<PageKind, string> = {
  expo: 'star-anise',
  activity: 'tsaoko',
  picture: 'fennel',
  link: 'cumin'
};

/** A planned page: what it will offer, and what is available today. */
export const PlannedPage = observer(function PlannedPage({ route }: { route: PlannedRoute }) {
  const t = notFoundMessages();
  const kind = kindOf(route);
  return (
    <>
      {kind === 'expo' && <ExpoTicket />}
      <EmptyState
        picture={
          <View className={styles.art}>
            <SpiceArt varietyId={varietyOfKind[kind]} />
          </View>
        }
        title={t.titles[kind](t.names[route])}
        text={t.texts[route]}
        {...actionsFor(kind)}
      />
    </>
  );
});

/** The current or next expo. Loaded here when no other page has loaded it. */
const ExpoTicket = observer(function ExpoTicket() {
  useEffect(() => {
    if (!expoStore.isLoaded) expoStore.refresh().catch(console.warn);
  }, []);
  return (
    <View className={styles.ticket}>
      <ExpoCard />
    </View>
  );
});

function actionsFor(kind: PageKind): Pick<EmptyStateProps, 'action' | 'second'> {
  const t = notFoundMessages();
  const home = { text: t.toHome, onPress: () => pushTab('home') };
  switch (kind) {
    case 'expo':
      return expoStore.exhibitConfig
        ? { action: { text: t.toCalendar, onPress: () => void saveExpoToCalendar() }, second: home }
        : { action: home };
    case 'activity':
      return { action: home };
    case 'picture':
    case 'link':
      return { action: { text: t.back, onPress: goBack }, second: home };
  }
}

async function saveExpoToCalendar(): Promise<void> {
  const { exhibitConfig: expo } = expoStore;
  if (!expo) return;
  const t = notFoundMessages();
  try {
    if (await addToCalendar(expoEvent(expo))) overlays.toast(t.inCalendar);
  } catch (error) {
    console.warn(error);
    overlays.toast(t.calendarClosed);
  }
}

/** Converts an expo to an all-day calendar event. */
const expoEvent = ({ id, name, venue, startsOn, endsOn }: Expo): AllDayEvent => ({
  id,
  title: name,
  location: venue,
  firstDay: startsOn,
  lastDay: endsOn
});
