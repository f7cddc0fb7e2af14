import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Card as CardData } from '@contract/card';
import { push } from '@/navigation/navigate';
import { ItemList } from '@/platform/itemList';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { SectionHeader } from '@/ui/SectionHeader';
import { SkeletonRow } from '@/ui/Skeleton';
import { ownCardMessages } from '../locale/messages';
import type { OwnCardsStore, Radar } from '../OwnCards.store';
import { RadarNotes } from './RadarNotes';
import { visitedNameOf } from './visitedName';
import { VisitorRow } from './VisitorRow';
import styles from './RadarSection.module.scss';

/** Opens the page of all visitors. */
const openRadar = () => push('vcard.webview', { webviewPathName: 'Vcard', pageType: 'radar' });

/** The latest visitors of the user's cards, with what limits the list. */
export const RadarSection = observer(function RadarSection({ store }: { store: OwnCardsStore }) {
  const t = ownCardMessages();
  const { radar } = store;
  const days = radar.value?.summary.windowDays;
  return (
    <>
      <Card>
        <SectionHeader
          title={t.radar}
          right={days === undefined ? undefined : t.lastDays(days)}
          onMore={days === undefined ? undefined : openRadar}
        />
        {radar.value && <LatestVisitors radar={radar.value} cards={store.list} />}
        {radar.status === 'loading' && <SkeletonRow />}
        {radar.status === 'error' && <ErrorState error={radar.error} onRetry={() => void radar.load()} />}
      </Card>
      {radar.value && <RadarNotes summary={radar.value.summary} />}
    </>
  );
});

interface LatestVisitorsProps {
  radar: Radar;
  cards: readonly CardData[];
}

const LatestVisitors = observer(function LatestVisitors({ radar, cards }: LatestVisitorsProps) {
  const t = ownCardMessages();
  if (radar.visitors.length === 0) {
    return (
      <View className={styles.none}>
        <View className={styles.noneTitle}>{t.noVisitors}</View>
        <View>{t.noVisitorsHint}</View>
      </View>
    );
  }
  return (
    <View className={styles.rows}>
      <ItemList>
        {radar.visitors.map((visitor) => (
          <VisitorRow key={visitor.id} visitor={visitor} visitedName={visitedNameOf(visitor, cards)} />
        ))}
      </ItemList>
    </View>
  );
});
