import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import type { RadarSummary, RadarVisitor } from '@contract/cardVisit';
import { getOwnCards } from '@/api/card';
import { getRadarSummary, getRadarVisitors } from '@/api/cardVisit';
import { MemberFrame } from '@/components/member/MemberFrame';
import { formatCount } from '@/lib/count';
import { MISSING_VALUE } from '@/lib/price';
import { VirtualListModel } from '@/lib/VirtualListModel';
import { designScale } from '@/platform/elementBoxes';
import { network } from '@/platform/network/network';
import { paymentOffer } from '@/stores/paymentOffer';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { SkeletonRow } from '@/ui/Skeleton';
import { VirtualList } from '@/ui/VirtualList';
import { RadarNotes } from './components/RadarNotes';
import { SpanChoice } from './components/SpanChoice';
import { ViewChart } from './components/ViewChart';
import { visitedNameOf } from './components/visitedName';
import { VisitorRow } from './components/VisitorRow';
import { ownCardMessages } from './locale/messages';
import { RadarStore } from './Radar.store';
import styles from './RadarPage.module.scss';

const api = { getRadarSummary, getRadarVisitors, getOwnCards };
const ROWS_PER_WINDOW = 4;
/** Height of a row with its facts, px of the design. */
const ROW_PX = 84;

/** All visitors of the user's cards within the days that the user's level allows, with the views of each day. */
export default observer(function RadarPage() {
  const [store] = useState(() => new RadarStore(api, user, paymentOffer));
  const [windows] = useState(() => new VirtualListModel(ROWS_PER_WINDOW, ROW_PX * designScale()));
  useEffect(() => store.start(), [store]);
  const t = ownCardMessages();
  const { list, context } = store;
  const cards = context?.cards;
  const renderVisitor = useCallback(
    (visitor: RadarVisitor) => <VisitorRow visitor={visitor} visitedName={visitedNameOf(visitor, cards ?? [])} />,
    [cards]
  );
  const isOld = list.isLoaded && (list.error !== undefined || !network.online);
  return (
    <MemberFrame
      title={t.radar}
      loggedOut={{ loggedOut: t.radarLoggedOut, loggedOutHint: t.radarLoggedOutHint, logIn: t.logIn }}
      onRetry={() => void store.refresh()}
      onRefresh={store.refresh}
      offlineSinceMs={isOld ? list.loadedAtMs : undefined}
    >
      <View>
        {context && (
          <>
            <Card>
              <Figures summary={context} />
              <SpanChoice store={store} summary={context} />
              <ViewChart days={context.days.slice(-store.span)} />
            </Card>
            <RadarNotes summary={context} />
          </>
        )}
      </View>
      <View className={styles.list}>
        <VirtualList
          id="radar-visitors"
          windows={windows}
          layoutKey={`${settings.elder} ${settings.spokenLanguage}`}
          list={list}
          renderItem={renderVisitor}
          skeleton={<SkeletonRow />}
          empty={<EmptyState title={t.noVisitors} text={t.noVisitorsHint} />}
        />
      </View>
    </MemberFrame>
  );
});

const Figures = observer(function Figures({ summary }: { summary: RadarSummary }) {
  const t = ownCardMessages();
  const { today, week, averageDwellSec: dwellSec } = summary;
  const figures = [
    { name: t.figures.today, text: formatCount(today.views) },
    { name: t.figures.week, text: formatCount(week.views) },
    { name: t.figures.weekVisitors, text: formatCount(week.visitors) },
    {
      name: t.figures.dwell,
      text: dwellSec === null ? MISSING_VALUE : t.duration(Math.floor(dwellSec / 60), dwellSec % 60)
    }
  ];
  return (
    <View className={styles.figures}>
      {figures.map(({ name, text }) => (
        <View key={name} className={styles.figure}>
          <Text className={styles.value}>{text}</Text>
          <Text className={styles.name}>{name}</Text>
        </View>
      ))}
    </View>
  );
});
