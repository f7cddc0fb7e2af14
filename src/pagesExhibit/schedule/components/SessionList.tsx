import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { clockOf } from '@/lib/time';
import { ItemList } from '@/platform/itemList';
import { EmptyState } from '@/ui/EmptyState';
import { scheduleMessages } from '../locale/messages';
import type { ScheduleStore } from '../Schedule.store';
import { SessionCard } from './SessionCard';
import styles from './SessionList.module.scss';

/** Sessions of the chosen day by their start, with the line of the present time. */
export const SessionList = observer(function SessionList({ store }: { store: ScheduleStore }) {
  const t = scheduleMessages();
  const { groups, nowIndex } = store;
  if (groups.length === 0) {
    const isFiltered = store.hall !== undefined || store.track !== undefined;
    const clear = () => {
      store.selectHall(undefined);
      store.selectTrack(undefined);
    };
    return (
      <EmptyState
        title={t.emptyDay}
        text={t.emptyDayText}
        {...(isFiltered && { action: { text: t.clearFilters, onPress: clear } })}
      />
    );
  }
  return (
    <View className={styles.list}>
      {groups.map(({ startsAtMs, sessions }, index) => (
        <View key={startsAtMs}>
          {nowIndex === index && <NowLine store={store} />}
          <View className={styles.start} role="heading" aria-level={2}>
            {clockOf(startsAtMs)}
          </View>
          <ItemList>
            {sessions.map((session) => (
              <SessionCard key={session.id} store={store} session={session} />
            ))}
          </ItemList>
        </View>
      ))}
      {nowIndex === groups.length && <NowLine store={store} />}
    </View>
  );
});

const NowLine = observer(function NowLine({ store }: { store: ScheduleStore }) {
  return (
    <View className={styles.now}>
      <Text className={styles.clock}>{scheduleMessages().now(clockOf(store.nowMs))}</Text>
      <View className={styles.line} />
    </View>
  );
});
