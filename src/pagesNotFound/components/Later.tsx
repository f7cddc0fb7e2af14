import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { ExpoCard } from '@/components/expo/ExpoCard';
import { SpiceArt } from '@/components/SpiceArt';
import { withLogin } from '@/navigation/loginGate';
import { push, pushTab } from '@/navigation/navigate';
import { addToCalendar } from '@/platform/calendar';
import type { PlannedRoute } from '@/routes';
import { expoStore } from '@/stores/expo';
import { EmptyState, type EmptyStateProps } from '@/ui/EmptyState';
import { overlays } from '@/ui/overlays';
import { goBack } from '@/ui/navigationAdapter';
import { expoEvent } from '../expoEvent';
import { notFoundMessages } from '../locale/messages';
import styles from './Later.module.scss';

type Kind = 'card' | 'pay' | 'expo' | 'activity' | 'picture' | 'link';

function kindOf(route: PlannedRoute): Kind {
  if (route.startsWith('exhibit.')) return 'expo';
  if (route.startsWith('vcard.')) return 'card';
  switch (route) {
    case 'pay.vcard':
      return 'pay';
    case 'activity':
      return 'activity';
    case 'imagePreview':
      return 'picture';
    default:
      return 'link';
  }
}

const art: Record<Kind, string> = {
  card: 'clove',
  pay: 'nutmeg',
  expo: 'star-anise',
  activity: 'tsaoko',
  picture: 'fennel',
  link: 'cumin'
};

/** A page that is still to come: what it will do, and what there is today. */
export const Later = observer(function Later({ route }: { route: PlannedRoute }) {
  const t = notFoundMessages();
  const kind = kindOf(route);
  return (
    <>
      {kind === 'expo' && <Ticket />}
      <EmptyState
        picture={
          <View className={styles.art}>
            <SpiceArt varietyId={art[kind]} />
          </View>
        }
        title={t.titles[kind](t.names[route])}
        text={t.texts[route]}
        {...waysOf(kind)}
      />
    </>
  );
});

/** The expo that is on or comes next, where the visit has not asked for it yet. */
const Ticket = observer(function Ticket() {
  useEffect(() => {
    if (!expoStore.isLoaded) expoStore.refresh().catch(console.warn);
  }, []);
  return (
    <View className={styles.ticket}>
      <ExpoCard />
    </View>
  );
});

function waysOf(kind: Kind): Pick<EmptyStateProps, 'action' | 'second'> {
  const t = notFoundMessages();
  const home = { text: t.toHome, onPress: () => pushTab('home') };
  switch (kind) {
    case 'expo':
      return expoStore.exhibitConfig
        ? { action: { text: t.toCalendar, onPress: () => void keepDate() }, second: home }
        : { action: home };
    case 'card':
      return {
        action: { text: t.company, onPress: () => push('company.information') },
        second: {
          text: t.invite,
          onPress: () =>
            void withLogin(t.inviteReason, () => push('invite.friendList'), { text: t.inviteText, icon: 'gift' })
        }
      };
    case 'pay':
      return { action: { text: t.card, onPress: () => push('vcard.home') }, second: home };
    case 'activity':
      return { action: home };
    case 'picture':
    case 'link':
      return { action: { text: t.back, onPress: goBack }, second: home };
  }
}

async function keepDate(): Promise<void> {
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
