import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { shanghaiDay } from '@rules/shanghaiTime';
import { CalendarSheet } from '@/components/calendar/CalendarSheet';
import { addMonths } from '@/lib/month';
import { Button } from '@/ui/Button';
import { quickNewsMessages } from '../../locale/messages';
import type { QuickNewsListStore } from '../QuickNewsList.store';

interface Props {
  isOpen: boolean;
  onClose(): void;
  store: QuickNewsListStore;
  /** Called with the selected day; undefined for the newest flashes. */
  onDay(date: string | undefined): void;
}

/** Calendar with the number of flashes per day under the current filter; days without any are disabled. */
export const FlashCalendar = observer(function FlashCalendar({ isOpen, onClose, store, onDay }: Props) {
  const { counts, until } = store;
  const thisMonth = shanghaiDay(Date.now()).slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  useEffect(() => {
    if (!isOpen) return;
    setMonth(until?.slice(0, 7) ?? thisMonth);
    void store.loadCalendar();
  }, [isOpen, store, until, thisMonth]);
  const t = quickNewsMessages();
  const earliest = counts.calendarDays?.[counts.calendarDays.length - 1]?.date;
  return (
    <CalendarSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t.calendar}
      month={month}
      hasEarlier={earliest !== undefined && month > earliest.slice(0, 7)}
      hasLater={month < thisMonth}
      onMonthStep={(by) => setMonth(addMonths(month, by))}
      marks={counts.calendarDays && new Map(counts.calendarDays.map(({ date, count }) => [date, count]))}
      hasCounts
      labelOf={(date, count) => t.dayLabel(date, count ?? 0)}
      value={until ?? ''}
      onDay={onDay}
      error={counts.error}
      onRetry={() => void store.loadCalendar()}
      footer={
        until !== undefined && (
          <Button kind="primary" isFull onPress={() => onDay(undefined)}>
            {t.toNewest}
          </Button>
        )
      }
    />
  );
});
