import { observer } from 'mobx-react-lite';
import type { HistoryLock } from '@contract/priceSeries';
import { EmptyState } from '@/ui/EmptyState';
import { explainLock } from '../../historyLock';
import { marketListMessages } from '../locale/messages';
import type { MarketListStore } from '../MarketList.store';

/** Explains that the selected day is locked for the viewer, and what unlocks it. */
export const LockedDayNotice = observer(function LockedDayNotice({
  store,
  lock
}: {
  store: MarketListStore;
  lock: HistoryLock;
}) {
  const t = marketListMessages();
  const handleAsk = () =>
    explainLock(lock, async () => {
      await store.refresh();
      return store.lock;
    });
  return (
    <EmptyState
      title={t.closedDay(t.shortDay(store.date))}
      text={t.closedText}
      action={{ text: lock.needs === 'login' ? t.login : t.howToSee, onPress: handleAsk }}
      second={{ text: t.seeNewest, onPress: () => store.selectDate('') }}
    />
  );
});
