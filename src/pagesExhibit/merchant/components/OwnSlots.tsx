import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { fieldErrorsOf } from '@/lib/ApiError';
import { clockOf } from '@/lib/time';
import { Chip } from '@/ui/Chip';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { Skeleton } from '@/ui/Skeleton';
import { useDelayedSkeleton } from '@/ui/useDelayedSkeleton';
import { merchantMessages } from '../locale/messages';
import type { OwnSlotsStore, SlotTime } from '../OwnSlots.store';
import { DayChips } from './DayChips';
import styles from './MeetingSlots.module.scss';

const toastInfo = (text: string) => overlays.toast(text, { icon: 'info-circle' });

/** The half hours of a day of the expo: a tap offers one to visitors, or withdraws it while no one has booked it. */
export const OwnSlots = observer(function OwnSlots({ store }: { store: OwnSlotsStore }) {
  const { ownSlots: t } = merchantMessages();
  const [chosenDay, setChosenDay] = useState<string>();
  const { own, days } = store;
  const isSkeletonDue = useDelayedSkeleton(own.status === 'loading');
  if (own.status === 'loading') return isSkeletonDue ? <SlotsSkeleton /> : null;
  if (own.value === null) return <ErrorState error={own.error} onRetry={() => void store.load()} />;
  const shown = days.find(({ day }) => day === chosenDay) ?? days[0];
  if (shown === undefined) return <EmptyState title={t.over} />;
  return (
    <View>
      <View className={styles.date}>{t.hint}</View>
      <DayChips days={days.map(({ day }) => day)} value={shown.day} onChange={setChosenDay} />
      <View className={styles.day}>
        <View className={styles.date}>{t.count(shown.times.filter(({ slot }) => slot !== undefined).length)}</View>
        <View className={styles.slots} role="group" aria-label={shown.day}>
          {shown.times.map((time) => (
            <Chip
              key={time.startsAtMs}
              kind={time.slot?.isBooked ? 'locked' : 'check'}
              text={timeText(time)}
              isOn={time.slot !== undefined}
              onPress={() => void toggle(store, time)}
            />
          ))}
        </View>
      </View>
    </View>
  );
});

/** Skeleton with the layout of days and times. */
export function SlotsSkeleton() {
  return (
    <View className={styles.slots} aria-busy="true">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} width={76} height={32} />
      ))}
    </View>
  );
}

function timeText({ startsAtMs, slot }: SlotTime): string {
  const { ownSlots: t } = merchantMessages();
  return slot?.isBooked ? `${clockOf(startsAtMs)} ${t.booked}` : clockOf(startsAtMs);
}

async function toggle(store: OwnSlotsStore, { startsAtMs, slot }: SlotTime): Promise<void> {
  const { ownSlots: t } = merchantMessages();
  if (store.busyMs !== undefined) return;
  if (slot?.isBooked) {
    toastInfo(t.bookedHint);
    return;
  }
  if (slot !== undefined) {
    await runWithToast(
      () => store.withdraw(slot),
      t.withdrawn,
      (error) => {
        if (fieldErrorsOf(error)['id'] === 'booked') toastInfo(t.bookedHint);
        else toastError(error);
      }
    );
    return;
  }
  await runWithToast(async () => {
    const isOffered = await store.offer(startsAtMs);
    overlays.toast(isOffered ? t.offered : t.elsewhere, { icon: isOffered ? 'circle-check' : 'info-circle' });
  });
}
