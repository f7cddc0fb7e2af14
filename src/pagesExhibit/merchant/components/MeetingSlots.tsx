import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { MeetingSlot } from '@contract/expoMeeting';
import { shanghaiDay } from '@rules/shanghaiTime';
import { clockOf } from '@/lib/time';
import { Chip } from '@/ui/Chip';
import { ErrorState } from '@/ui/ErrorState';
import { overlays } from '@/ui/overlays';
import { useDelayedSkeleton } from '@/ui/useDelayedSkeleton';
import { bookSlot } from '../bookSlot';
import { merchantMessages } from '../locale/messages';
import type { MeetingsStore } from '../Meetings.store';
import { DayChips } from './DayChips';
import { SlotsSkeleton } from './OwnSlots';
import styles from './MeetingSlots.module.scss';

interface MeetingSlotsProps {
  store: MeetingsStore;
  /** Opens the list of the user's meetings. */
  onMeetings(): void;
}

/** The slots of an exhibitor on the chosen day; a free one is booked with a tap. */
export const MeetingSlots = observer(function MeetingSlots({ store, onMeetings }: MeetingSlotsProps) {
  const { meeting: t } = merchantMessages();
  const [chosenDay, setChosenDay] = useState<string>();
  const { slots } = store;
  const isSkeletonDue = useDelayedSkeleton(slots.status === 'loading');
  if (slots.status === 'loading') return isSkeletonDue ? <SlotsSkeleton /> : null;
  if (slots.value === null) return <ErrorState error={slots.error} onRetry={() => void store.load()} />;
  const all = slots.value;
  const days = [...new Set(all.map(({ startsAtMs }) => shanghaiDay(startsAtMs)))];
  const day = days.find((one) => one === chosenDay) ?? days[0];
  if (day === undefined) return <View className={styles.none}>{t.none}</View>;
  const press = (slot: MeetingSlot) => {
    if (slot.state === 'own') onMeetings();
    else if (slot.state === 'taken') overlays.toast(t.taken, { icon: 'info-circle' });
    else bookSlot(store, slot);
  };
  return (
    <View>
      <DayChips days={days} value={day} onChange={setChosenDay} />
      <View className={styles.day}>
        <View className={styles.date}>{day}</View>
        <View className={styles.slots} role="group" aria-label={day}>
          {all
            .filter(({ startsAtMs }) => shanghaiDay(startsAtMs) === day)
            .map((slot) => (
              <Chip
                key={slot.id}
                text={slotText(slot)}
                isOn={slot.state === 'own'}
                kind={slot.state === 'taken' ? 'locked' : undefined}
                onPress={() => press(slot)}
              />
            ))}
        </View>
      </View>
    </View>
  );
});

function slotText({ startsAtMs, staffName, state }: MeetingSlot): string {
  const { meeting: t } = merchantMessages();
  const text = t.slot(clockOf(startsAtMs), staffName);
  if (state === 'free') return text;
  return `${text} ${state === 'own' ? t.mine : t.taken}`;
}
