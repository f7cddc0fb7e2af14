import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { ItemList } from '@/platform/itemList';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { OfflineBar } from '@/ui/OfflineBar';
import type { BoothPanelStore } from './BoothPanel.store';
import { BookedCard } from './components/BookedCard';
import { BookingNotice } from './components/BookingNotice';
import { BoothPlan } from './components/BoothPlan';
import { BoothPlanSkeleton } from './components/BoothPlanSkeleton';
import { HeldBooth } from './components/HeldBooth';
import { boothMessages } from './locale/messages';
import { useBoothPanel } from './useBoothPanel';
import styles from './BoothPanel.module.scss';

/** Booking of a booth, as a tab of a page: the plan of the halls, or the booth that the company holds, up to its deposit. */
export const BoothPanel = observer(function BoothPanel() {
  const store = useBoothPanel();
  const offlineSinceMs = useOfflineSince(store.plan.value);
  const t = boothMessages();
  switch (store.status) {
    case 'loading':
      return <BoothPlanSkeleton />;
    case 'error':
      return <ErrorState error={store.error} onRetry={() => void store.load()} />;
    case 'empty':
      return (
        <View className={styles.body}>
          <BookedCards store={store} />
          <EmptyState title={t.noExpo} text={t.noExpoHint} />
        </View>
      );
    case 'ready':
      return (
        <View className={styles.body}>
          {offlineSinceMs !== undefined && <OfflineBar sinceMs={offlineSinceMs} />}
          {store.own.held ? (
            <HeldBooth key={store.own.held.id} store={store} booking={store.own.held} />
          ) : (
            <>
              <BookedCards store={store} />
              <BookingNotice store={store} />
              <BoothPlan store={store} />
            </>
          )}
        </View>
      );
  }
});

const BookedCards = observer(function BookedCards({ store }: { store: BoothPanelStore }) {
  return (
    <>
      <ItemList>
        {store.own.booked.map((booking) => (
          <BookedCard key={booking.id} store={store} booking={booking} />
        ))}
      </ItemList>
    </>
  );
});
