import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { weekdayOf } from '@/lib/time';
import { messages } from '@/locale/messages';
import { Chip } from '@/ui/Chip';
import { ChoiceRow } from '@/ui/ChoiceRow';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Sheet } from '@/ui/Sheet';
import { Tabs } from '@/ui/Tabs';
import { scheduleMessages } from '../locale/messages';
import type { ScheduleStore, ScheduleView } from '../Schedule.store';
import styles from './ScheduleHeader.module.scss';

const views: readonly ScheduleView[] = ['all', 'mine'];

export type FilterKind = 'hall' | 'track';

/** View, days and filters; sticky while the sessions scroll. */
export const ScheduleHeader = observer(function ScheduleHeader({
  store,
  onOpenFilter
}: {
  store: ScheduleStore;
  onOpenFilter(kind: FilterKind): void;
}) {
  const t = scheduleMessages();
  const { weekdays } = messages().time;
  return (
    <View className={styles.header}>
      <View className={styles.views}>
        <SegmentedControl
          label={t.views}
          options={views.map((key) => ({ key, text: t.view[key] }))}
          value={store.view}
          onChange={store.selectView}
        />
      </View>
      {store.view === 'all' && (
        <>
          <Tabs
            label={t.days}
            options={(store.schedule?.days ?? []).map((key) => ({
              key,
              text: t.dayTab(key, weekdays[weekdayOf(key)] ?? '')
            }))}
            value={store.day}
            onChange={store.selectDay}
            isFilled
          />
          <View className={styles.filters} role="group" aria-label={t.filters}>
            <Chip
              text={store.hall === undefined ? t.allHalls : t.hall(store.hall)}
              kind="menu"
              isOn={store.hall !== undefined}
              isOnPage
              onPress={() => onOpenFilter('hall')}
            />
            <Chip
              text={store.track === undefined ? t.allTracks : t.tracks[store.track]}
              kind="menu"
              isOn={store.track !== undefined}
              isOnPage
              onPress={() => onOpenFilter('track')}
            />
          </View>
        </>
      )}
    </View>
  );
});

/** Sheet of halls or topics. */
export const FilterSheet = observer(function FilterSheet({
  store,
  kind,
  onClose
}: {
  store: ScheduleStore;
  kind: FilterKind | undefined;
  onClose(): void;
}) {
  const t = scheduleMessages();
  const [shown, setShown] = useState<FilterKind>('hall');
  if (kind !== undefined && kind !== shown) setShown(kind);
  const halls = [
    { key: 'all', text: t.allHalls, isChosen: store.hall === undefined, choose: () => store.selectHall(undefined) },
    ...store.halls.map((hall) => ({
      key: String(hall),
      text: t.hall(hall),
      isChosen: store.hall === hall,
      choose: () => store.selectHall(hall)
    }))
  ];
  const tracks = [
    { key: 'all', text: t.allTracks, isChosen: store.track === undefined, choose: () => store.selectTrack(undefined) },
    ...store.tracks.map((track) => ({
      key: track as string,
      text: t.tracks[track],
      isChosen: store.track === track,
      choose: () => store.selectTrack(track)
    }))
  ];
  return (
    <Sheet
      isOpen={kind !== undefined}
      onClose={onClose}
      title={shown === 'hall' ? t.hallSheet : t.trackSheet}
      contentKey={shown}
    >
      {(shown === 'hall' ? halls : tracks).map(({ key, text, isChosen, choose }) => (
        <ChoiceRow
          key={key}
          item={{ text, isChosen }}
          onPress={() => {
            choose();
            onClose();
          }}
        />
      ))}
    </Sheet>
  );
});
