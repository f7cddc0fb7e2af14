import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { MeetingSlot } from '@contract/expoMeeting';
import { shanghaiDay } from '@rules/shanghaiTime';
import { clockOf } from '@/lib/time';
import { Chip } from '@/ui/Chip';
import { ErrorState } from '@/ui/ErrorState';
import { overlays } from '@/ui/overlays';
import { bookSlot } from '../bookSlot';
import type { ExhibitorStore } from '../Exhibitor.store';
import { merchantMessages } from '../locale/messages';
import styles from './MeetingSlots.module.scss';

interface MeetingSlotsProps {
  store: ExhibitorStore;
  /** Opens the list of the user's meetings. */
  onMeetings(): void;
}

/** The slots of an exhibitor by day; a free one is booked with a tap. */
export const MeetingSlots = observer(function MeetingSlots({ store, onMeetings }: MeetingSlotsProps) {
  const { meeting: t } = merchantMessages();
  const { slots, openedId } = store;
  if (slots.status === 'error') {
    return <ErrorState error={slots.error} onRetry={() => void (openedId && slots.load(openedId))} />;
  }
  const all = slots.value ?? [];
  if (all.length === 0) return <View className={styles.none}>{slots.status === 'loading' ? '' : t.none}</View>;
  const days = [...new Set(all.map(({ startsAtMs }) => shanghaiDay(startsAtMs)))];
  const press = (slot: MeetingSlot) => {
    if (slot.state === 'own') onMeetings();
    else if (slot.state === 'taken') overlays.toast(t.taken, { icon: 'info-circle' });
    else bookSlot(store, slot);
  };
  return (
    <View>
      {days.map((day) => (
        <View key={day} className={styles.day}>
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
      ))}
    </View>
  );
});

function slotText({ startsAtMs, staffName, state }: MeetingSlot): string {
  const { meeting: t } = merchantMessages();
  const text = t.slot(clockOf(startsAtMs), staffName);
  if (state === 'free') return text;
  return `${text} ${state === 'own' ? t.mine : t.taken}`;
}
