import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CalendarSheet } from '@/components/calendar/CalendarSheet';
import { Button } from '@/ui/Button';
import { marketListMessages } from '../locale/messages';
import type { QuoteCalendarStore } from '../QuoteCalendar.store';

interface Props {
  isOpen: boolean;
  onClose(): void;
  calendar: QuoteCalendarStore;
  /** Selected day; empty for the newest quotes. */
  date: string;
  onDate(date: string): void;
}

/** Calendar sheet that marks the days with quotes; any day can be selected. */
export const DaySheet = observer(function DaySheet({ isOpen, onClose, calendar, date, onDate }: Props) {
  const t = marketListMessages();
  useEffect(() => {
    if (isOpen) void calendar.open(date || undefined);
  }, [isOpen, calendar, date]);

  const choose = (day: string) => {
    onDate(day);
    onClose();
  };
  return (
    <CalendarSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t.chooseDay}
      month={calendar.month}
      hasEarlier={calendar.hasEarlier}
      hasLater={calendar.hasLater}
      onMonthStep={calendar.stepMonth}
      marks={calendar.marks}
      allowsAnyDay
      labelOf={(day, mark) => t.day(day, mark !== undefined)}
      value={date}
      onDay={choose}
      error={calendar.error}
      onRetry={() => void calendar.open()}
      legend={t.marked}
      footer={
        <Button kind={date ? 'primary' : 'tinted'} isFull onPress={() => choose('')}>
          {t.newest}
        </Button>
      }
    />
  );
});
