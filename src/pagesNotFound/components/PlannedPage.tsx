import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { SpiceArt } from '@/components/SpiceArt';
import { pushTab } from '@/navigation/navigate';
import type { PlannedRoute, RouteName } from '@/routes';
import { EmptyState, type EmptyStateProps } from '@/ui/EmptyState';
import { goBack } from '@/ui/navigationAdapter';
import { notFoundMessages } from '../locale/messages';
import styles from './PlannedPage.module.scss';

type PageKind = 'event' | 'picture' | 'link';

/** Routes of a kind of their own, also after they have left `plannedRoutes`. */
const kindOfRoute: Partial<Record<RouteName, PageKind>> = {
  activity: 'event',
  imagePreview: 'picture'
};

const varietyOfKind: Record<PageKind, string> = {
  event: 'tsaoko',
  picture: 'fennel',
  link: 'cumin'
};

/** A planned page: what it will offer, and what is available today. */
export const PlannedPage = observer(function PlannedPage({ route }: { route: PlannedRoute }) {
  const t = notFoundMessages();
  const kind = kindOfRoute[route] ?? 'link';
  return (
    <EmptyState
      picture={
        <View className={styles.art}>
          <SpiceArt varietyId={varietyOfKind[kind]} />
        </View>
      }
      title={t.titles[kind]}
      text={t.texts[route]}
      {...actionsFor(kind)}
    />
  );
});

function actionsFor(kind: PageKind): Pick<EmptyStateProps, 'action' | 'second'> {
  const t = notFoundMessages();
  const home = { text: t.toHome, onPress: () => pushTab('home') };
  switch (kind) {
    case 'event':
      return { action: home };
    case 'picture':
    case 'link':
      return { action: { text: t.back, onPress: goBack }, second: home };
  }
}
